import Elements

/// A line between views.
public struct Divider: Equatable, Sendable {
  public init() {}
}

extension Divider: _ElementView {
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .divider
  }
}
