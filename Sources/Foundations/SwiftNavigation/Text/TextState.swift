import Elements
import Foundation

/// A text with formatting, as a value that logic can make and tests can compare.
///
/// ```swift
/// TextState("Are you ") + TextState("sure").bold() + TextState("?")
/// ```
///
/// A literal is a key of the app's tables of strings; ``init(verbatim:)`` takes a text as it is.
/// Two texts are equal when they read the same and have the same formatting.
public struct TextState: Sendable {
  enum Storage: Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    indirect case concatenated(TextState, TextState)
  }

  let storage: Storage
  /// In the order in which they were applied.
  var modifiers: [Modifier] = []

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// A text as it is.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// A text as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(.verbatim(String(content)))
  }

  /// The text that a table of strings has for a key.
  ///
  /// - Parameters:
  ///   - tableName: The table, `Localizable` when it is `nil`.
  ///   - bundle: Where the table is, the app's own when it is `nil`.
  ///   - comment: For whoever translates.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle))
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(.concatenated(lhs, rhs))
  }

  /// The text without its formatting, in the language and the conventions of a locale.
  func string(in locale: Locale?) -> String {
    storage.string(in: locale)
  }
}

extension TextState.Storage {
  func string(in locale: Locale? = nil) -> String {
    switch self {
    case .verbatim(let string):
      string
    case .localized(let key, let table, let bundle):
      key.string(table: table, bundle: bundle, locale: locale ?? .current)
    case .concatenated(let first, let second):
      first.string(in: locale) + second.string(in: locale)
    }
  }
}

extension TextState.Storage: Hashable {
  /// Whether the two read the same; a concatenation equals only another one with equal parts.
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.concatenated(let lhsFirst, let lhsSecond), .concatenated(let rhsFirst, let rhsSecond)):
      lhsFirst == rhsFirst && lhsSecond == rhsSecond
    case (.concatenated, _), (_, .concatenated):
      false
    default:
      lhs.string() == rhs.string()
    }
  }

  func hash(into hasher: inout Hasher) {
    if case .concatenated(let first, let second) = self {
      hasher.combine(first)
      hasher.combine(second)
    } else {
      hasher.combine(string())
    }
  }
}

extension TextState: Hashable {}

extension String {
  /// A text without its formatting.
  ///
  /// - Parameter locale: Whose language and conventions to use, the reader's own when it is `nil`.
  public init(state: TextState, locale: Locale? = nil) {
    self = state.string(in: locale)
  }
}
