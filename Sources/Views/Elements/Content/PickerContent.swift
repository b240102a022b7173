/// A choice of one of several options.
public struct PickerContent: Equatable, Sendable {
  /// How the options are shown.
  public enum Look: Equatable, Sendable {
    /// The chosen one alone: the picker is a control, and shows the others when it is pressed. Its
    /// options are groups, those that are not chosen have no opacity.
    case menu
    /// All in a row, in the place of the label. The options are controls.
    case segmented
    /// All under each other. The options are controls.
    case inline
  }
  public var look: Look
  /// The place of the chosen option, where one is.
  public var selection: Int?
  public init(look: Look, selection: Int? = nil) {
    self.look = look
    self.selection = selection
  }
}

/// One of several options that are all shown.
public struct OptionContent: Equatable, Sendable {
  public var isSelected: Bool
  public var look: PickerContent.Look
  public init(isSelected: Bool, look: PickerContent.Look) {
    self.isSelected = isSelected
    self.look = look
  }
}
