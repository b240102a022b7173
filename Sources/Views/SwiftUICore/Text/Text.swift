import Elements
import Foundation

/// A piece of text that is read, not edited.
///
/// A literal is a key into the app's tables of strings; a string that the app computed is shown as
/// it is.
///
///     Text("Count: \(count)")      // a key, formatted for the reader's locale
///     Text(user.name)              // as it is
///     Text("Take ") + Text("care").bold()
public struct Text: Equatable, Sendable {
  enum Storage: Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case nested(any NestedText)
    case formatted(any StyledArgument)
    indirect case joined(Text, Text)
  }

  let storage: Storage

  /// What was said of this text itself, the first said first.
  var changes: [TextLook.Change] = []

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// A text from the app's tables; what they do not have shows as it was written.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle))
  }

  /// A text shown as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(.verbatim(String(content)))
  }

  /// A text shown as it is, also where it is a literal.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// A value in a format of its own, such as a date or an amount of money, by the conventions of
  /// the reader's locale.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.formatted(StyledValue(input: input, style: format)))
  }

  /// A text that another module keeps as a value.
  package init(nested text: some NestedText) {
    self.init(.nested(text))
  }

  /// One text after the other, each with its own look.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(.joined(lhs, rhs))
  }
}

extension Text.Storage: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.verbatim(let lhs), .verbatim(let rhs)): lhs == rhs
    case (
      .localized(let lhs, let lhsTable, let lhsBundle),
      .localized(let rhs, let rhsTable, let rhsBundle)
    ):
      lhs == rhs && lhsTable == rhsTable && lhsBundle == rhsBundle
    case (.nested(let lhs), .nested(let rhs)): lhs.isEqual(to: rhs)
    case (.formatted(let lhs), .formatted(let rhs)): lhs.isEqual(to: rhs)
    case (.joined(let lhs, let lhsNext), .joined(let rhs, let rhsNext)):
      lhs == rhs && lhsNext == rhsNext
    default: false
    }
  }
}

extension Text: _ElementView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : TextNode(view, in: context)
  }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .text(
      TextContent(
        runs(environment: environment).redacted(for: environment.redactionReasons)
          .letters(environment.textCase, locale: environment.locale),
        lineLimit: environment.lineLimit,
        reservedLines: environment.reservedLines,
        alignment: environment.multilineTextAlignment,
        truncation: environment.truncationMode.content
      )
    )
  }
}
