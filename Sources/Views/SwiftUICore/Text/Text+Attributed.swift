import Elements
import Foundation

extension Text {
  /// A text with attributes: what they say of emphasis is shown, a link is underlined.
  public init(_ attributedContent: AttributedString) {
    let parts = attributedContent.runs.map { run in
      var text = Text(verbatim: String(attributedContent[run.range].characters))
      let intent = run.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { text = text.bold() }
      if intent.contains(.emphasized) { text = text.italic() }
      if intent.contains(.strikethrough) { text = text.strikethrough() }
      if intent.contains(.code) { text = text.monospaced() }
      if run.link != nil { text = text.underline().foregroundStyle(.tint) }
      return text
    }
    self = parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) { $0 + $1 }
  }
}
