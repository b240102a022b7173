import Foundation

extension LocalizedStringKey {
  /// A stretch of the text in one look.
  package struct Piece {
    package let content: Content
    package let look: InlineLook

    package enum Content {
      case string(String)
      case nested(any NestedText)
    }
  }

  /// A stretch of the text before its marks are read.
  enum Part {
    /// What the source or a table says, in which marks count.
    case written(String)
    /// A value, which is shown as it is.
    case value(Piece.Content)
  }

  /// The text without the marks of Markdown, in pieces of one look each.
  package func pieces(
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current
  ) -> [Piece] {
    let parts = parts(table: table, bundle: bundle, locale: locale)
    var pieces = PieceCollector()
    if parts.contains(where: \.mayHaveMarks) {
      InlineMarkdown(parts).collect(in: &pieces)
    } else {
      for part in parts { pieces.append(part.content, look: []) }
    }
    return pieces.finish()
  }
}

extension LocalizedStringKey.Part {
  var content: LocalizedStringKey.Piece.Content {
    switch self {
    case .written(let text): .string(text)
    case .value(let value): value
    }
  }

  /// Most texts have none, and need not be read for them.
  fileprivate var mayHaveMarks: Bool {
    guard case .written(let text) = self else { return false }
    return text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"):
        true
      default: false
      }
    }
  }
}

/// Joins stretches of one look.
struct PieceCollector {
  private var pieces: [LocalizedStringKey.Piece] = []
  private var text = ""
  private var look: InlineLook = []

  mutating func append(_ content: LocalizedStringKey.Piece.Content, look: InlineLook) {
    switch content {
    case .string(let string):
      begin(look)
      text += string
    case .nested:
      endText()
      pieces.append(LocalizedStringKey.Piece(content: content, look: look))
    }
  }

  mutating func append(_ scalar: Unicode.Scalar, look: InlineLook) {
    begin(look)
    text.unicodeScalars.append(scalar)
  }

  /// The pieces: at least one, which may be empty.
  consuming func finish() -> [LocalizedStringKey.Piece] {
    if pieces.isEmpty || !text.isEmpty {
      pieces.append(LocalizedStringKey.Piece(content: .string(text), look: look))
    }
    return pieces
  }

  private mutating func begin(_ look: InlineLook) {
    if look != self.look { endText() }
    self.look = look
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    pieces.append(LocalizedStringKey.Piece(content: .string(text), look: look))
    text = ""
  }
}
