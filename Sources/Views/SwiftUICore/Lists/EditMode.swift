import DataFlow
import Observation

/// Whether the user is editing what a list shows: its rows then show what takes them away and moves
/// them.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// Editing something for a moment, such as one row that was swiped.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum OwnEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the user is editing; an ``EditButton`` switches it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[OwnEditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Of the page or the window, where the source keeps none.
  var ownEditMode: Binding<EditMode>? {
    get { self[OwnEditModeKey.self] }
    set { self[OwnEditModeKey.self] = newValue }
  }
}

/// Switches between editing and not: `Edit`, and then `Done`.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  public init() {}
}

extension EditButton: View {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}

/// Whether the user is editing on a page or in a window whose source does not keep it.
@MainActor
@Observable
final class OwnEditMode {
  private var mode = EditMode.inactive

  @ObservationIgnored private var made: Binding<EditMode>?

  /// Always the same, so that nobody takes it for another.
  var binding: Binding<EditMode> {
    if let made { return made }
    let binding = Binding(get: { [unowned self] in mode }, set: { [unowned self] in mode = $0 })
    made = binding
    return binding
  }
}
