/// How large controls are. A terminal has one size.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The form of the border of buttons. A terminal has one.
public struct ButtonBorderShape: Equatable, Sendable {
  private init() {}

  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()

  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { automatic }
}

extension EnvironmentValues {
  /// How large the source wants controls, for styles to read.
  @Entry public var controlSize: ControlSize = .regular
}

extension View {
  /// How large the controls of the view are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// The form of the border of the view's buttons.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
