import DataFlow

/// Whether the user edits what a view shows.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether the user edits.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the user edits what the view shows; `nil` where nothing can be edited.
  @Entry public var editMode: Binding<EditMode>? = nil
}
