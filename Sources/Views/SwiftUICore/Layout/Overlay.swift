import Elements

/// Lays a view over or under another one, which alone decides the size.
struct DecorationLayoutModifier<Decoration: View> {
  let alignment: Alignment
  let isUnder: Bool
  let _decoration: Decoration
}

extension DecorationLayoutModifier: _DecorationModifier {
  var _isUnder: Bool { isUnder }

  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout =
      isUnder
      ? AnyElementLayout(BackgroundLayout(alignment: alignment))
      : AnyElementLayout(OverlayLayout(alignment: alignment))
  }
}

extension View {
  nonisolated fileprivate func over<Decoration: View>(
    _ decoration: Decoration, alignment: Alignment = .center
  ) -> some View {
    modifier(
      DecorationLayoutModifier(alignment: alignment, isUnder: true, _decoration: decoration))
  }

  nonisolated fileprivate func under<Decoration: View>(
    _ decoration: Decoration, alignment: Alignment = .center
  ) -> some View {
    modifier(
      DecorationLayoutModifier(alignment: alignment, isUnder: false, _decoration: decoration))
  }
}

extension View {
  /// Views over this one, which are offered its size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    under(content(), alignment: alignment)
  }

  /// A surface over this view.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    under(Rectangle().fill(style))
  }

  /// A surface in the form of a shape over this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    under(shape.fill(style, style: fillStyle))
  }

  /// A view over this one. The spelling of early SwiftUI.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    under(overlay, alignment: alignment)
  }

  /// Views under this one, which are offered its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    over(content(), alignment: alignment)
  }

  /// A surface under this view.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    over(Rectangle().fill(style))
  }

  /// The environment's background under this view.
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    over(Rectangle().fill(.background))
  }

  /// A surface in the form of a shape under this view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    over(shape.fill(style, style: fillStyle))
  }

  /// The environment's background, in the form of a shape, under this view.
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    over(shape.fill(.background, style: fillStyle))
  }

  /// A view under this one. The spelling of early SwiftUI.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    over(background, alignment: alignment)
  }

  /// A line of a width in points inside of the view's edges. A terminal draws it where nothing
  /// stands: give the view some padding.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    under(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
