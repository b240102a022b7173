import Perception

@Perceptible
final class Counter {
  var count = 0
  var name = ""
  var items: [Int] = []
  var child = Child()
  var tag = Tag(text: "")
  var action: () -> Void = {}
  weak var parent: Child?
  @PerceptionIgnored var ignored = 0
  var observed = 0 {
    willSet { events.append("will set \(newValue)") }
    didSet { events.append("did set \(oldValue)") }
  }
  @PerceptionIgnored var events: [String] = []
  var buffer = Buffer()

  var summary: String { "\(name) \(count)" }
  var ignoredTwice: Int { ignored * 2 }

  final class Child {}

  /// A value whose storage is copied on a change, unless nobody else holds it.
  struct Buffer {
    final class Storage {}
    private var storage = Storage()

    mutating func isUnique() -> Bool { isKnownUniquelyReferenced(&storage) }
  }
}

/// A tag that is the same whatever its note says.
struct Tag: Equatable {
  var text: String
  var note = 0

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }
}

/// Isolated to an actor; its generated members are not.
@MainActor
@Perceptible
final class Screen {
  var title: String
  var subtitle = ""
  var badge: Int?

  init(title: String) { self.title = title }
}

/// Written by hand, for an interface older than Observation.
final class Handwritten: Perceptible {
  private let registrar = PerceptionRegistrar(isPerceptionCheckingEnabled: false)
  private var storedX = 0
  private var storedY = 0

  var x: Int {
    get {
      registrar.access(self, keyPath: \.x)
      return storedX
    }
    set { registrar.withMutation(of: self, keyPath: \.x) { storedX = newValue } }
  }

  var y: Int {
    get {
      registrar.access(self, keyPath: \.y)
      return storedY
    }
    set {
      registrar.willSet(self, keyPath: \.y)
      defer { registrar.didSet(self, keyPath: \.y) }
      storedY = newValue
    }
  }
}
