import Elements

/// Where a scroll view stands, or is to go: at a view, an edge or a point.
///
///     @State private var position = ScrollPosition(edge: .top)
///     ScrollView { … }.scrollPosition($position)
///     Button("To the end") { position.scrollTo(edge: .bottom) }
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case automatic
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    case view(ScrolledID, anchor: UnitPoint?)
  }

  private(set) var place = Place.automatic
  /// Whether the user scrolled to where it stands.
  public internal(set) var isPositionedByUser = false
  /// Tells one call to scroll from an equal one before.
  private var request = 0

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .view(ScrolledID(id), anchor: anchor)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    place = .point(x: nil, y: y)
  }
}

extension ScrollPosition {
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    go(to: .view(ScrolledID(id), anchor: anchor))
  }

  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  private mutating func go(to place: Place) {
    self.place = place
    isPositionedByUser = false
    request += 1
  }

  /// The edge that it stands at, unless the user has scrolled.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point of the content that it stands at, unless the user has scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The id of the view that it stands at.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = place { id.base } else { nil }
  }

  /// The id of the view that it stands at, if it is of a type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }

  /// What it says after the user scrolled.
  func scrolledByUser() -> ScrollPosition {
    var position = self
    position.place = .automatic
    position.isPositionedByUser = true
    return position
  }
}

/// The id of a view, of whatever type.
struct ScrolledID: Equatable, Sendable {
  let base: any Hashable & Sendable

  init(_ base: any Hashable & Sendable) { self.base = base }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.hashable == rhs.hashable }

  var hashable: AnyHashable { AnyHashable(base) }
}
