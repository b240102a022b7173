/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

extension EnvironmentValues {
  /// How much room the window has from side to side: compact is less than 60 columns of a terminal.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular

  /// How much room the window has from top to bottom: compact is less than 20 rows of a terminal.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
}

extension UserInterfaceSizeClass {
  init(width: Double) { self = width < 480 ? .compact : .regular }
  init(height: Double) { self = height < 320 ? .compact : .regular }
}
