import DataFlow
import Elements

/// Chooses a colour: one of those that have names. A colour without one stays among the choices as
/// long as it is the selection.
public struct ColorPicker<Label: View> {
  @Binding private var selection: Color
  private let label: Label

  /// - Parameters:
  ///   - selection: The chosen colour.
  ///   - supportsOpacity: Whether a device that mixes colours may choose their opacity.
  ///   - label: What the colour is for.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension ColorPicker: View {
  public var body: some View {
    Picker(selection: $selection) {
      ForEach(choices, id: \.self) { color in
        HStack(spacing: 8) {
          Image(systemName: "circle.fill").foregroundStyle(color).accessibilityHidden(true)
          Text(color.description)
        }
      }
    } label: {
      label
    }
  }

  private var choices: [Color] {
    let named: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .white, .gray, .black, .primary, .secondary, .accentColor, .clear,
    ]
    return named.contains(selection) ? named : [selection] + named
  }

  public static var _evaluatedType: Any.Type? { nil }
}
