import Elements
import Foundation

/// Takes what space is left in a stack.
public struct Spacer: Equatable, Sendable {
  let minLength: CGFloat?

  /// - Parameter minLength: In points; `nil` is the renderer's spacing.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: _ElementView {
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .spacer(SpacerContent(minLength: minLength.map(Double.init)))
  }
}
