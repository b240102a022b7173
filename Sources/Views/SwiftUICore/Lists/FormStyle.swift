/// What a form looks like. In a terminal all forms are alike: sections in boxes.
public protocol FormStyle: Sendable {}

/// As is usual on the device.
public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

/// Labels and controls in two columns.
public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

/// Sections in boxes.
public struct GroupedFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: Self { Self() }
}

extension View {
  /// What forms in the view look like. In a terminal they are alike.
  nonisolated public func formStyle(_ style: some FormStyle) -> some View { self }
}
