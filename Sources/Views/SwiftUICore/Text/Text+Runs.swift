import Elements
import Foundation

extension Text {
  /// The text in runs of one look each, the text's own look over the environment's.
  func runs(environment: EnvironmentValues) -> [TextContent.Run] {
    runs(
      look: environment.textLook, locale: environment.locale, tint: environment.tint,
      now: environment.displayClock.now)
  }

  /// The text without its looks.
  func string(environment: EnvironmentValues) -> String {
    runs(look: TextLook(), locale: environment.locale, tint: nil, now: environment.displayClock.now)
      .map(\.text).joined()
  }

  private func runs(
    look: TextLook, locale: Locale, tint: Color?, now: () -> Date
  ) -> [TextContent.Run] {
    let look = look.applying(changes)
    let style = look.style(tint: tint)
    func runs(of nested: any NestedText, in look: TextLook) -> [TextContent.Run] {
      // A text of ours knows more of its surroundings than a style says.
      (nested as? Text)?.runs(look: look, locale: locale, tint: tint, now: now)
        ?? nested.runs(style: look.style(tint: tint), locale: locale)
    }
    switch storage {
    case .verbatim(let string):
      return [TextContent.Run(string, style: style)]
    case .formatted(let value):
      let string =
        (value as? DatedValue)?.string(in: locale, now: now()) ?? value.string(in: locale)
      return [TextContent.Run(string, style: style)]
    case .nested(let nested):
      return runs(of: nested, in: look)
    case .joined(let first, let second):
      return [first, second].flatMap {
        $0.runs(look: look, locale: locale, tint: tint, now: now)
      }
    case .localized(let key, let table, let bundle):
      return key.pieces(table: table, bundle: bundle, locale: locale).flatMap { piece in
        let look = look.marked(piece.look)
        return switch piece.content {
        case .string(let string): [TextContent.Run(string, style: look.style(tint: tint))]
        case .nested(let nested): runs(of: nested, in: look)
        }
      }
    }
  }
}

extension Text: NestedText {
  package func runs(style: TextStyle, locale: Locale) -> [TextContent.Run] {
    runs(look: TextLook(style), locale: locale, tint: nil, now: { Date() })
  }

  package func isEqual(to other: any NestedText) -> Bool {
    self == other as? Text
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A text with a look of its own: `Text("Press \(Text("Return").bold())")`.
  public mutating func appendInterpolation(_ text: Text) {
    appendNested(text)
  }
}
