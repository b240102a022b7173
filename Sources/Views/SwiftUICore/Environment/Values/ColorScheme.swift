/// Whether the surroundings are light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

extension EnvironmentValues {
  /// Whether the surroundings are light or dark. Terminals are taken to be dark.
  @Entry public var colorScheme: ColorScheme = .dark
}

extension View {
  /// Has the views below take their surroundings for light or dark.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Has the views below take their surroundings for light or dark; `nil` leaves them as they are.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }
}
