import Elements

extension View {
  /// The colour of what is active in the controls of the view; `nil` is the renderer's accent.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }

  /// The colour of what is active in the controls of the view: the form of early SwiftUI.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }

  /// The colour of what is active in the controls of the view.
  @_disfavoredOverload
  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    modifier(TintModifier(look: tint?._look))
  }
}

struct TintModifier: Equatable {
  let look: _StyleLook?
}

extension TintModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    environment.tint = look?.resolved(in: environment).color
  }
}

extension _StyleLook {
  /// The style as one colour, for a control or a text. A step back is one from the colour of text.
  var color: Color? {
    switch self {
    case .color(let color): color
    case .tint, .window, .custom: nil
    case .level(0): .primary
    case .level: .secondary
    case .gradient(let paint):
      paint.gradient.stops.first { $0.color != .clear }?.color.opacity(paint.opacity)
    case .faded(let look, let opacity): look.color?.opacity(opacity)
    }
  }
}

extension EnvironmentValues {
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}
