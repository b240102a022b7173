/// What the screens of a sign-up fill in together.
struct Membership: Equatable, Sendable {
  var name = ""
  var email = ""
  var interests: Set<Interest> = []

  var isNamed: Bool { !name.isEmpty && email.contains("@") }

  enum Interest: String, CaseIterable, Identifiable, Sendable {
    case gardening = "Gardening"
    case chess = "Chess"
    case astronomy = "Astronomy"

    var id: Self { self }
  }
}

extension Set {
  /// Whether an element is in the set, as a value that a toggle can write.
  subscript(has element: Element) -> Bool {
    get { contains(element) }
    set { if newValue { insert(element) } else { remove(element) } }
  }
}
