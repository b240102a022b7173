import Elements
import Foundation

extension EnvironmentValues {
  /// The font of text that names none.
  public var font: Font? {
    get { textLook.font }
    set { textLook.font = newValue }
  }

  /// The most lines of a text; `nil` is no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Whose conventions numbers and dates follow.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }
}

extension Text {
  /// Which part of a text goes when it does not fit.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail

    var content: TextContent.Truncation {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
  }
}

private enum TextLookKey: EnvironmentKey {
  static var defaultValue: TextLook { TextLook() }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}
