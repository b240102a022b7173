/// Something that the package does, and the same done by hand.
@MainActor
struct Comparison {
  let name: String
  /// How many operations one call makes: several, where one is too short to be measured alone.
  let operations: Int
  let subject: () -> Void
  let floor: () -> Void

  init(
    _ name: String, operations: Int = 1, subject: @escaping () -> Void,
    floor: @escaping () -> Void
  ) {
    self.name = name
    self.operations = operations
    self.subject = subject
    self.floor = floor
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
