import Foundation

/// One thing on screen: what it is, where it stands, and what it answers to.
///
/// An element is made by a node of the view graph, lives as long as that node, and is changed in
/// place. It knows no `View` and no toolkit. Every change is noted in its tree, which hands the
/// renderer a list of changes once a turn.
@MainActor
public final class Element {
  /// What the element is. Setting an equal value notes no change.
  public var content: ElementContent {
    didSet { if content != oldValue { contentChanged() } }
  }

  /// What the element adds to its content: whether it takes events, its tint, its accessibility.
  public var attributes: ElementAttributes {
    didSet { if attributes != oldValue { attributesChanged(from: oldValue) } }
  }

  /// How the children are placed. `nil` asks the renderer, which knows how its own controls look.
  /// Setting a layout that is equal to the present one keeps the present one, with its cache.
  public var layout: AnyElementLayout? {
    didSet {
      if let layout, let oldValue, layout.isEqual(to: oldValue) {
        self.layout = oldValue
      } else {
        if let oldValue { layout?.adoptCache(of: oldValue) }
        if layout?.stackOrientation != oldValue?.stackOrientation
          || layout?.wrapping != oldValue?.wrapping
        {
          for child in children { child.stackOrientationChanged() }
        }
        invalidateLayout()
      }
    }
  }

  /// A claim to space before its siblings in a stack; `nil` has the usual one.
  public var layoutPriority: Double? {
    didSet { if layoutPriority != oldValue { invalidateLayout() } }
  }

  /// Whether the element is told its size (`.sized`) before its children are placed, and may change
  /// them in answer.
  public var reportsSize = false {
    didSet { if reportsSize != oldValue { invalidateLayout() } }
  }

  /// Whether the element is told (`.scrolled`) when what scrolls in it has moved.
  public var reportsScrolling = false

  /// What the source calls the element among others that can be chosen.
  public var tag: AnyHashable?

  /// What modifiers say through the element to what it is in, such as to the row of a list. The
  /// elements do not read them.
  public var traits: [AnyObject] = []

  /// What scrolls in the element, or is made lazily; `nil` for one that lays out its children.
  var container: ElementContainer?

  /// What the element stands beside, for one that is presented: a menu at its button.
  public weak var anchor: Element?

  /// Whether the element is told (`.moved`) when it stands elsewhere in the window.
  public var reportsPosition = false {
    didSet {
      guard reportsPosition != oldValue, let tree else { return }
      if reportsPosition {
        tree.positionReaders.append(self)
      } else {
        tree.forgetPosition(of: self)
      }
      placement.reportedFrame = reportsPosition ? absoluteFrame : nil
    }
  }

  /// Answers an event, or returns `false` to hand it to the parent.
  public var respond: ((ElementEvent) -> Bool)?

  /// Sees what is sent to the element and to what is in it before that has it, and may take it.
  public var preview: ((ElementEvent) -> Bool)?

  public internal(set) weak var parent: Element?
  public internal(set) weak var tree: ElementTree?
  public internal(set) var children: [Element] = []

  /// Where the element stands, in points, in its parent's coordinates.
  public internal(set) var frame: CGRect = .zero

  /// Whether the layout around the element shows others in its place.
  public internal(set) var isLeftOut = false

  /// What the element was offered when it was placed, in points; `nil` before that.
  public var proposedSize: ProposedViewSize? { placement.proposal }

  /// What the layout knows of the element.
  var placement = Placement()
  var measurements = Measurements()
  /// Guides that the source set.
  var guides: [AlignmentGuide: (ViewDimensions) -> CGFloat]?
  var layoutValues: [ObjectIdentifier: Any]?
  /// What the tree noted of this element since the renderer was last told.
  var notedChanges: ElementChanges.Kind = []
  /// The turn in which the element was last seen among its parent's children.
  var childrenMark = 0

  public init(_ content: ElementContent, attributes: ElementAttributes = ElementAttributes()) {
    self.content = content
    self.attributes = attributes
  }

  private func contentChanged() {
    tree?.note(.content, of: self)
    placement.rendererLayout = nil
    measureAgain()
  }

  private func attributesChanged(from old: ElementAttributes) {
    tree?.note(.content, of: self)
    tree?.setNeedsUpdate()
    // A cell has room for what shows its actions.
    if attributes.actions != old.actions, container != nil { measureAgain() }
  }
}
