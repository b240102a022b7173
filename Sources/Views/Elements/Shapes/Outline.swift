import Foundation

/// The outline of a shape in whatever rectangle it is given.
public struct Outline: Sendable {
  /// What a renderer may know how to draw better than by the path.
  public enum Form: Hashable, Sendable {
    case rectangle
    case roundedRectangle
    case ellipse
    case path
  }

  public let form: Form

  private let shape: any Sendable
  private let makePath: @Sendable (CGRect) -> Path
  private let fit: @Sendable (ProposedViewSize) -> CGSize

  /// - Parameters:
  ///   - shape: What two outlines are told apart by, where it is equatable.
  ///   - path: The path in a rectangle, in points.
  ///   - size: The size that the shape chooses for a proposal.
  public init(
    _ shape: some Sendable, form: Form, path: @escaping @Sendable (CGRect) -> Path,
    size: @escaping @Sendable (ProposedViewSize) -> CGSize
  ) {
    self.shape = shape
    self.form = form
    makePath = path
    fit = size
  }

  /// The path in a rectangle. The shape itself only knows one that begins at the origin: much source
  /// looks at the size alone.
  public func path(in rect: CGRect) -> Path {
    makePath(CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
  }

  public func size(for proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

extension Outline: Equatable {
  /// Shapes that cannot be compared differ.
  public static func == (lhs: Outline, rhs: Outline) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool { value == rhs.shape as? T }
    guard lhs.form == rhs.form, let shape = lhs.shape as? any Equatable else { return false }
    return isEqual(shape)
  }
}
