/// What the user did at the terminal.
public enum InputEvent: Equatable, Sendable {
  /// Typed text: printable characters only.
  case text(String)
  /// Pasted text, whatever it holds: to be inserted, never to be obeyed.
  case paste(String)
  /// A key that types nothing by itself, or is held with others.
  case key(Key, Modifiers = [])
  case mouse(MouseEvent)

  /// A key that is no text.
  public enum Key: Equatable, Sendable {
    case enter, tab, escape, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// A letter or sign pressed together with Control or Alt, in lower case.
    case character(Character)
  }

  /// The keys that are held meanwhile.
  public struct Modifiers: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1 << 0)
    public static let alt = Modifiers(rawValue: 1 << 1)
    public static let control = Modifiers(rawValue: 1 << 2)
  }
}

/// What the user did with the mouse.
public struct MouseEvent: Equatable, Sendable {
  /// What happened to a button or the wheel.
  public enum Action: Equatable, Sendable {
    /// The main button went down, was moved while down, went up.
    case press, drag, release
    /// The other button went down.
    case otherPress
    case wheelUp, wheelDown
  }

  public var action: Action
  /// The cell under the pointer, from 0.
  public var column: Int
  public var row: Int

  public init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}
