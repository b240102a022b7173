import Elements

/// A key that presses a button, wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return: the button that most people are going to press.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// Escape: the button that leaves things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// The character of a key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  public init(_ character: Character) {
    self.character = character
  }

  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(value)
  }

  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
}

/// The keys that are held down with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
  public static let command = EventModifiers(rawValue: 1 << 4)
  public static let all: EventModifiers = [.shift, .control, .option, .command]
}

extension KeyboardShortcut {
  /// The shortcut as elements have it. There is one key for control and command.
  var content: ButtonContent.Shortcut {
    switch key {
    case .return: .submit
    case .escape: .leave
    default: .key(key.character, withAlternative: modifiers.contains(.option))
    }
  }
}

extension View {
  /// Has a key press the buttons of the view, wherever the focus is. Control and command are one key.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a key press the buttons of the view, wherever the focus is.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Has a key press the buttons of the view, wherever the focus is; `nil` has none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}

extension EnvironmentValues {
  /// The key that presses the buttons below.
  @Entry public internal(set) var keyboardShortcut: KeyboardShortcut? = nil
}
