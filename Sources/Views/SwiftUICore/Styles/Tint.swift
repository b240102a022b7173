import Elements

extension View {
  /// The colour of what is active in the controls of the view; `nil` is the renderer's accent.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }

  /// The colour of what is active in the controls of the view.
  @_disfavoredOverload
  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    environment(\.tint, tint?._foreground.color)
  }
}

extension _ForegroundLook {
  /// The style as a colour for a control. A step back is one from the colour of text.
  var color: Color? {
    switch self {
    case .color(let color): color
    case .tint: nil
    case .level(0): .primary
    case .level: .secondary
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
