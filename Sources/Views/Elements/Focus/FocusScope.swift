import Foundation

extension ElementTree {
  /// What the focus moves in: what is presented on top, else the window.
  public var focusScope: Element { root.reachableChildren.last ?? root }

  /// What keeps the focus while another comes over it: the innermost page or presentation around
  /// the focus.
  ///
  /// Where there is none in sight, it is what took the place of the one before, else what was left
  /// last, else the innermost.
  public var focusKeeper: Element {
    if let focus, focus.isReachable, let keeper = focus.ancestor(where: \.keepsFocus) {
      return keeper
    }
    if let container = focusMemory.container, container.isReachable,
      let keeper = container.reachableChildren.last, keeper.keepsFocus
    {
      return keeper
    }
    return focusMemory.lastLeft(where: \.isReachable) ?? innermostKeeper
  }

  private var innermostKeeper: Element {
    var keeper = root
    var depth = -1
    for element in focusKeepers where element.isReachable && element.depth > depth {
      keeper = element
      depth = element.depth
    }
    return keeper
  }

  /// The elements that can have the focus, in the order of the source.
  public var focusOrder: [Element] { focusScope.focusableElements }
}

extension Element {
  /// Whether the focus returns to where it was in the element, after another was over it.
  var keepsFocus: Bool {
    switch content {
    case .page, .dialog, .sheet, .menu: true
    default: false
    }
  }

  /// Whether the keyboard can work the element: an enabled control, or what scrolls
  /// and shows none.
  public var isFocusable: Bool {
    guard attributes.isEnabled, isShown else { return false }
    if isCell { return isFocusableCell }
    if isWorkedThroughContent { return false }
    if canBeWorked { return true }
    guard let region, region.isEnabled, region.canScroll else { return false }
    return !subtree.contains { $0.canBeWorked && $0.isInSight }
  }

  /// A cell is worked through what is in it, unless it can be selected; one in another through that.
  private var isFocusableCell: Bool {
    guard isControl, parent?.enclosingCell == nil else { return false }
    return attributes.actions.contains(.select)
      || !subtree.contains { !$0.isCell && $0.canBeWorked }
  }

  /// Whether the element answers to a press, but as one that looks on when something in it is
  /// pressed.
  var isWorkedThroughContent: Bool {
    preview != nil && children.contains { $0.subtree.contains(where: \.canBeWorked) }
  }

  private var isCell: Bool { if case .cell = content { true } else { false } }

  /// Whether the element is something that the user works, and is enabled.
  private var canBeWorked: Bool {
    attributes.isEnabled && (isControl || content == .tappable)
  }

  /// What can have the focus in the element, itself included, in the order of the source.
  public var focusableElements: [Element] {
    subtree { $0.holdsControls ? $0.reachableChildren : [] }.filter(\.isFocusable)
  }

  /// Whether the element is in the window and no page or dialog lies over it.
  var isReachable: Bool {
    guard let tree else { return false }
    var child = self
    while let parent = child.parent {
      switch parent.content {
      case .window, .navigationStack:
        if parent.children.last !== child { return false }
      default:
        break
      }
      child = parent
    }
    return child === tree.root
  }

  fileprivate var depth: Int {
    var depth = 0
    var current = parent
    while let element = current {
      depth += 1
      current = element.parent
    }
    return depth
  }
}
