import Foundation

/// One thing on screen: what it is, where it stands, and what it answers to.
///
/// An element is made by a node of the view graph, lives as long as that node, and is changed in place. It knows no
/// `View` and no toolkit. Every change is noted in its tree, which hands the renderer a list of changes once a turn.
@MainActor
public final class Element {
  /// What the element is. Setting an equal value notes no change.
  public var content: ElementContent {
    didSet { if content != oldValue { contentChanged() } }
  }

  /// What the element adds to its content: whether it takes events, its tint, its accessibility.
  public var attributes: ElementAttributes {
    didSet { if attributes != oldValue { contentChanged() } }
  }

  /// How the children are placed. `nil` asks the renderer, which knows how its own controls look.
  public var layout: AnyElementLayout? {
    didSet { invalidateLayout() }
  }

  /// A stack's claim to space before its siblings.
  public var layoutPriority: Double = 0 {
    didSet { if layoutPriority != oldValue { invalidateLayout() } }
  }

  /// The rows of a list, made while they are visible. An element has rows or children.
  public internal(set) var rows: RowWindow?

  /// Answers an event, or returns `false` to hand it to the parent.
  public var respond: ((ElementEvent) -> Bool)?

  public internal(set) weak var parent: Element?
  public internal(set) weak var tree: ElementTree?
  public internal(set) var children: [Element] = []

  /// Where the element stands, in points, in its parent's coordinates.
  public internal(set) var frame: CGRect = .zero

  public init(_ content: ElementContent, attributes: ElementAttributes = ElementAttributes()) {
    self.content = content
    self.attributes = attributes
  }
}
