import Elements
import Foundation

extension Text {
  /// The text in runs of one look each, with the environment's look under the text's own.
  func runs(environment: EnvironmentValues) -> [TextContent.Run] {
    var runs: [TextContent.Run] = []
    append(
      to: &runs, look: environment.textLook, locale: environment.locale, tint: environment.tint)
    return runs
  }

  /// The text without its looks.
  func string(environment: EnvironmentValues) -> String {
    runs(environment: environment).map(\.text).joined()
  }

  private func append(
    to runs: inout [TextContent.Run], look: TextLook, locale: Locale, tint: Color?
  ) {
    let look = look.applying(changes)
    switch storage {
    case .verbatim(let string):
      runs.append(TextContent.Run(string, style: look.style(tint: tint)))

    case .localized(let key, let table, let bundle):
      for piece in key.pieces(table: table, bundle: bundle, locale: locale) {
        switch piece {
        case .string(let string):
          runs.append(TextContent.Run(string, style: look.style(tint: tint)))
        case .nested(let nested):
          if let text = nested as? Text {
            text.append(to: &runs, look: look, locale: locale, tint: tint)
          } else {
            runs.append(TextContent.Run(nested.string(in: locale), style: look.style(tint: tint)))
          }
        }
      }

    case .joined(let first, let second):
      first.append(to: &runs, look: look, locale: locale, tint: tint)
      second.append(to: &runs, look: look, locale: locale, tint: tint)
    }
  }
}

extension Text: NestedText {
  package func string(in locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return string(environment: environment)
  }

  package func isEqual(to other: any NestedText) -> Bool {
    self == other as? Text
  }
}
