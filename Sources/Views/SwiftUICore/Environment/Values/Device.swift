import Foundation

/// Which way text and stacks run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  /// The calendar that dates are shown in.
  @Entry public var calendar: Calendar = .current

  /// The time zone that dates are shown in.
  @Entry public var timeZone: TimeZone = .current

  /// Which way the views below take text to run.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight

  /// The pixels of a point.
  @Entry public var displayScale: CGFloat = 1

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether the user wants things to be told apart by more than their colour.
  @Entry public var accessibilityDifferentiateWithoutColor: Bool = false

  /// Whether the user wants less movement.
  @Entry public var accessibilityReduceMotion: Bool = false

  /// Whether the user wants backgrounds that nothing shows through.
  @Entry public var accessibilityReduceTransparency: Bool = false

  /// Whether assistive technology reads the screen to the user.
  @Entry public var accessibilityVoiceOverEnabled: Bool = false
}
