import Elements

/// Lays a view over or under another one, made of a value that the other one hands up.
private struct PreferenceDecorationModifier<Key: PreferenceKey, Decoration: View> {
  let alignment: Alignment
  let isUnder: Bool
  let decoration: (Key.Value) -> Decoration
  @State private var value: Key.Value?

  init(
    alignment: Alignment, isUnder: Bool, decoration: @escaping (Key.Value) -> Decoration
  ) {
    self.alignment = alignment
    self.isUnder = isUnder
    self.decoration = decoration
  }
}

extension PreferenceDecorationModifier: ViewModifier {
  func body(content: Content) -> some View {
    let read = content.modifier(
      PreferenceActionModifier<Key>(areEqual: areSame) { value = $0 })
    let decoration = decoration(value ?? Key.defaultValue)
    if isUnder {
      read.background(alignment: alignment) { decoration }
    } else {
      read.overlay(alignment: alignment) { decoration }
    }
  }
}

extension View {
  /// Lays a view over this one, made of a value that this one hands up.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    modifier(
      PreferenceDecorationModifier<Key, V>(
        alignment: alignment, isUnder: false, decoration: transform))
  }

  /// Lays a view under this one, made of a value that this one hands up.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    modifier(
      PreferenceDecorationModifier<Key, V>(
        alignment: alignment, isUnder: true, decoration: transform))
  }
}
