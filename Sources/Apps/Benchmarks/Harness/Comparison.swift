/// Something that the store does, and the same done by hand.
@MainActor
struct Comparison {
  let name: String
  let subject: () -> Void
  let floor: () -> Void

  init(_ name: String, subject: @escaping () -> Void, floor: @escaping () -> Void) {
    self.name = name
    self.subject = subject
    self.floor = floor
  }
}
