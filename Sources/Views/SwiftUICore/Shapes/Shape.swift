import Elements
import Foundation

/// A figure that fills whatever rectangle it is given.
///
///     struct Triangle: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { path in
///           path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///           path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///           path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///           path.closeSubpath()
///         }
///       }
///     }
///
/// A shape is a view: it is filled with the style of what is in front, and takes what it is offered.
/// Its requirements are not isolated, and neither is a type that conforms in its declaration.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape chooses for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What a renderer may know how to draw better than by the path.
  nonisolated var _form: _OutlineForm { get }
}

/// The figures that renderers know.
public enum _OutlineForm: Sendable {
  case rectangle, roundedRectangle, ellipse, path
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated public var _form: _OutlineForm { .path }

  @MainActor
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  @MainActor
  public static var _evaluatedType: Any.Type? { nil }

  /// The shape as elements know it.
  nonisolated var _outline: Outline {
    Outline(self, form: _form.outline, path: path(in:), size: sizeThatFits(_:))
  }
}

extension _OutlineForm {
  fileprivate var outline: Outline.Form {
    switch self {
    case .rectangle: .rectangle
    case .roundedRectangle: .roundedRectangle
    case .ellipse: .ellipse
    case .path: .path
    }
  }
}
