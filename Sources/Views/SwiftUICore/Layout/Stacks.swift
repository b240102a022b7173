import Elements
import Foundation

/// Views side by side.
public struct HStack<Content: View> {
  let layout: HStackLayout
  let content: Content

  /// - Parameter spacing: In points; `nil` is the renderer's own.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: _ElementView, StructuralView {
  public var _content: Content { content }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(layout)
  }
}

/// Views one under the other.
public struct VStack<Content: View> {
  let layout: VStackLayout
  let content: Content

  /// - Parameter spacing: In points; `nil` is the renderer's own.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: _ElementView, StructuralView {
  public var _content: Content { content }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(layout)
  }
}

/// Views over each other, the last on top.
public struct ZStack<Content: View> {
  let layout: ZStackLayout
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: _ElementView, StructuralView {
  public var _content: Content { content }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(layout)
  }
}
