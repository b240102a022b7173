import Foundation

extension ElementTree {
  /// What the focus moves in: the topmost dialog, else the visible page, else the window.
  public var focusScope: Element {
    var scope = root
    var depth = -1
    for element in focusScopes where element.isReachable && element.depth > depth {
      scope = element
      depth = element.depth
    }
    return scope
  }

  /// The elements that can have the focus, in the order of the source.
  public var focusOrder: [Element] { focusScope.focusableElements }
}

extension Element {
  /// Whether the focus stays inside the element while it is on top.
  var isFocusScope: Bool {
    switch content {
    case .page, .dialog: true
    default: false
    }
  }

  /// Whether the keyboard can work the element: an enabled control, or what scrolls
  /// and shows none.
  public var isFocusable: Bool {
    guard attributes.isEnabled, isShown else { return false }
    if case .cell = content {
      // A row is worked through what is in it, unless it can be selected.
      return attributes.actions.contains(.select)
        || isControl && !subtree.contains { $0 !== self && $0.canBeWorked }
    }
    if canBeWorked { return true }
    guard let region, region.isEnabled, region.canScroll else { return false }
    return !subtree.contains { $0.canBeWorked && $0.isInSight }
  }

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
