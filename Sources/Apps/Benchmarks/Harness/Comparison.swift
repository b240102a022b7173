/// Something that the package does, and the same done by hand.
@MainActor
struct Comparison {
  /// What is measured.
  enum Operation {
    case direct(() -> Void)
    /// What waits for other threads.
    case awaited(@MainActor () async -> Void)
  }

  let name: String
  /// How many operations one call makes: several, where one is too short to be measured alone.
  let operations: Int
  let subject: Operation
  let floor: Operation

  init(
    _ name: String, operations: Int = 1, subject: @escaping () -> Void,
    floor: @escaping () -> Void
  ) {
    self.name = name
    self.operations = operations
    self.subject = .direct(subject)
    self.floor = .direct(floor)
  }

  init(
    _ name: String, awaiting subject: @escaping @MainActor () async -> Void,
    floor: @escaping @MainActor () async -> Void
  ) {
    self.name = name
    self.operations = 1
    self.subject = .awaited(subject)
    self.floor = .awaited(floor)
  }

  /// Whether one of some names is part of this one's, or there are none.
  func isNamed(by names: some Collection<String>) -> Bool {
    names.isEmpty || names.contains { name.contains($0) }
  }
}

/// Uses a result, so that the compiler cannot leave out what made it.
@MainActor @inline(never)
func use(_ result: Int) {
  used = used &+ result
}

@MainActor private var used = 0
