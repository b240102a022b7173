/// The marks of Markdown inside of a line: emphasis, code, strikethrough, links and escapes, as
/// CommonMark reads them. Values in the text are taken as words without marks.
///
/// The text is read once, and a search for the other end of a mark never goes over what an earlier
/// one has seen in vain, so that the work grows with the length of the text whatever is in it.
struct InlineMarkdown {
  enum Unit {
    case scalar(Unicode.Scalar)
    case value(Int)
  }

  /// A stretch of the text, with the looks that end before it and those that start after it.
  private struct Node {
    var range: Range<Int>
    var look: InlineLook = []
    var ends = 0
    /// The innermost first.
    var starts: [InlineLook] = []
  }

  /// A run of marks that may start or end a look.
  private struct Delimiter {
    let node: Int
    let mark: Unicode.Scalar
    let length: Int
    let canOpen: Bool
    let canClose: Bool

    /// A run that may do both ends another one only where their lengths together are no multiple
    /// of three, or both are: `**a*b**` is one strong text.
    func closes(_ opener: Self) -> Bool {
      guard mark == opener.mark else { return false }
      return !(canOpen || opener.canClose) || length % 3 == 0 || (length + opener.length) % 3 != 0
    }
  }

  /// The start of what may be a link.
  private struct Bracket {
    let node: Int
    /// How many delimiters there were before it.
    let delimiters: Int
  }

  private let units: [Unit]
  private let values: [LocalizedStringKey.Piece.Content]
  private var nodes: [Node] = []
  private var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []
  /// Where the runs of backticks of each length begin, the last one first.
  private var backticks: [Int: [Int]] = [:]
  /// Where the text that is no part of a node begins.
  private var textStart = 0

  init(_ parts: [LocalizedStringKey.Part]) {
    var units: [Unit] = []
    var values: [LocalizedStringKey.Piece.Content] = []
    for part in parts {
      switch part {
      case .written(let text): units += text.unicodeScalars.lazy.map(Unit.scalar)
      case .value(let value):
        units.append(.value(values.count))
        values.append(value)
      }
    }
    self.units = units
    self.values = values
    findBackticks()
    read()
  }

  /// Adds the text without its marks.
  func collect(in pieces: inout PieceCollector) {
    var look: InlineLook = []
    var outerLooks: [InlineLook] = []
    for node in nodes {
      for _ in 0..<node.ends { look = outerLooks.removeLast() }
      for unit in units[node.range] {
        switch unit {
        case .scalar(let scalar): pieces.append(scalar, look: look.union(node.look))
        case .value(let index): pieces.append(values[index], look: look.union(node.look))
        }
      }
      for start in node.starts.reversed() {
        outerLooks.append(look)
        look.formUnion(start)
      }
    }
  }

  private mutating func read() {
    var position = 0
    while position < units.count {
      position =
        switch scalar(at: position) {
        case "\\": readEscape(at: position)
        case "`": readCode(at: position)
        case "*", "_", "~": readDelimiter(at: position)
        case "[": readBracket(at: position)
        case "]": readLink(at: position)
        case "<": readAutolink(at: position)
        default: position + 1
        }
    }
    endText(at: position)
    match(delimiters[...])
  }

  private func scalar(at position: Int) -> Unicode.Scalar? {
    guard units.indices.contains(position), case .scalar(let scalar) = units[position] else {
      return nil
    }
    return scalar
  }

  /// The length of the run of a scalar.
  private func runLength(at position: Int) -> Int {
    let mark = scalar(at: position)
    var end = position + 1
    while end < units.count, scalar(at: end) == mark { end += 1 }
    return end - position
  }

  private mutating func endText(at position: Int) {
    if textStart < position { nodes.append(Node(range: textStart..<position)) }
  }

  /// Adds a node in the place of a stretch of the text, and goes on after that.
  private mutating func add(_ node: Node, over stretch: Range<Int>) -> Int {
    endText(at: stretch.lowerBound)
    nodes.append(node)
    textStart = stretch.upperBound
    return stretch.upperBound
  }
}

// MARK: - Escapes, code and addresses

extension InlineMarkdown {
  private mutating func readEscape(at position: Int) -> Int {
    guard scalar(at: position + 1)?.isASCIIPunctuation == true else { return position + 1 }
    endText(at: position)
    textStart = position + 1
    return position + 2
  }

  private mutating func findBackticks() {
    var starts: [Int: [Int]] = [:]
    var position = 0
    while position < units.count {
      guard scalar(at: position) == "`" else {
        position += 1
        continue
      }
      let length = runLength(at: position)
      starts[length, default: []].append(position)
      position += length
    }
    backticks = starts.mapValues { $0.reversed() }
  }

  private mutating func readCode(at position: Int) -> Int {
    let length = runLength(at: position)
    let start = position + length
    while let next = backticks[length]?.last, next < start { backticks[length]?.removeLast() }
    guard let end = backticks[length]?.last else { return start }
    var code = start..<end
    // A space at both ends keeps backticks of the code apart from the marks.
    if isSpace(at: start), isSpace(at: end - 1), !code.allSatisfy(isSpace(at:)) {
      code = start + 1..<end - 1
    }
    return add(Node(range: code, look: .code), over: position..<end + length)
  }

  private func isSpace(at position: Int) -> Bool { scalar(at: position) == " " }

  /// An address in angle brackets, which are not shown.
  private mutating func readAutolink(at position: Int) -> Int {
    var end = position + 1
    while end < units.count, category(at: end) != .space,
      scalar(at: end) != "<", scalar(at: end) != ">"
    {
      end += 1
    }
    let address = position + 1..<end
    guard scalar(at: end) == ">", hasScheme(address) || isMail(address) else {
      return position + 1
    }
    return add(Node(range: address, look: .link), over: position..<end + 1)
  }

  private func hasScheme(_ address: Range<Int>) -> Bool {
    guard let colon = address.prefix(33).first(where: { scalar(at: $0) == ":" }),
      colon - address.lowerBound >= 2, scalar(at: address.lowerBound)?.isASCIILetter == true
    else { return false }
    return (address.lowerBound..<colon).allSatisfy { position in
      scalar(at: position).map { $0.isASCIILetter || "0123456789+.-".unicodeScalars.contains($0) }
        ?? false
    }
  }

  private func isMail(_ address: Range<Int>) -> Bool {
    let signs = address.filter { scalar(at: $0) == "@" }
    guard signs.count == 1, let sign = signs.first else { return false }
    return sign > address.lowerBound && sign < address.upperBound - 1
      && address.allSatisfy { scalar(at: $0).map { !"\\/:".unicodeScalars.contains($0) } ?? true }
  }
}

// MARK: - Links

extension InlineMarkdown {
  private mutating func readBracket(at position: Int) -> Int {
    let next = add(Node(range: position..<position + 1), over: position..<position + 1)
    brackets.append(Bracket(node: nodes.count - 1, delimiters: delimiters.count))
    return next
  }

  private mutating func readLink(at position: Int) -> Int {
    guard let bracket = brackets.popLast(), let end = destinationEnd(at: position + 1) else {
      return position + 1
    }
    endText(at: position)
    textStart = position
    match(delimiters[bracket.delimiters...])
    delimiters.removeSubrange(bracket.delimiters...)
    nodes[bracket.node].range = position..<position
    nodes[bracket.node].starts = [.link]
    // A link has no links in it, so the brackets around it are text.
    brackets.removeAll()
    return add(Node(range: end..<end, ends: 1), over: position..<end)
  }

  /// The end of a destination in parentheses with what may be its title.
  private func destinationEnd(at position: Int) -> Int? {
    guard scalar(at: position) == "(" else { return nil }
    var position = afterSpace(position + 1)
    guard let end = addressEnd(at: position) else { return nil }
    position = afterSpace(end)
    if position > end, let titleEnd = titleEnd(at: position) { position = afterSpace(titleEnd) }
    return scalar(at: position) == ")" ? position + 1 : nil
  }

  private func afterSpace(_ position: Int) -> Int {
    var position = position
    while position < units.count, category(at: position) == .space { position += 1 }
    return position
  }

  private func addressEnd(at start: Int) -> Int? {
    let isBracketed = scalar(at: start) == "<"
    var position = isBracketed ? start + 1 : start
    var depth = 0
    while position < units.count {
      switch scalar(at: position) {
      case "\\" where scalar(at: position + 1)?.isASCIIPunctuation == true: position += 1
      case ">" where isBracketed: return position + 1
      case "<" where isBracketed, "\n" where isBracketed: return nil
      case "(" where !isBracketed:
        depth += 1
        // Deeper ones are no address; to follow them all would take the square of their number.
        if depth > 32 { return nil }
      case ")" where !isBracketed:
        if depth == 0 { return position }
        depth -= 1
      case .some where !isBracketed && category(at: position) == .space:
        return depth == 0 ? position : nil
      default: break
      }
      position += 1
    }
    return nil
  }

  private func titleEnd(at start: Int) -> Int? {
    guard let quote = scalar(at: start), quote == "\"" || quote == "'" else { return nil }
    var position = start + 1
    while position < units.count, scalar(at: position) != quote {
      position += scalar(at: position) == "\\" ? 2 : 1
    }
    return position < units.count ? position + 1 : nil
  }
}

// MARK: - Emphasis

extension InlineMarkdown {
  private mutating func readDelimiter(at position: Int) -> Int {
    guard let mark = scalar(at: position) else { return position + 1 }
    let end = position + runLength(at: position)
    // One tilde, or three, are no mark.
    if mark == "~", end - position != 2 { return end }
    let (before, after) = (category(at: position - 1), category(at: end))
    let startsWord = after != .space && (after != .punctuation || before != .word)
    let endsWord = before != .space && (before != .punctuation || after != .word)
    // Underscores in a word are letters of a name.
    let isStrict = mark == "_"
    let canOpen = startsWord && (!isStrict || !endsWord || before == .punctuation)
    let canClose = endsWord && (!isStrict || !startsWord || after == .punctuation)
    guard canOpen || canClose else { return end }
    let next = add(Node(range: position..<end), over: position..<end)
    delimiters.append(
      Delimiter(
        node: nodes.count - 1, mark: mark, length: end - position, canOpen: canOpen,
        canClose: canClose))
    return next
  }

  /// Which closers fail to find an opener for the same reason.
  private struct Closer: Hashable {
    let mark: Unicode.Scalar
    let remainder: Int
    let canOpen: Bool

    init(_ delimiter: Delimiter) {
      mark = delimiter.mark
      remainder = delimiter.length % 3
      canOpen = delimiter.canOpen
    }
  }

  /// Makes looks of the delimiters that belong together.
  private mutating func match(_ delimiters: ArraySlice<Delimiter>) {
    var openers: [Int] = []
    // Before which index no opener suits a closer.
    var seen: [Closer: Int] = [:]
    for index in delimiters.indices {
      let closer = delimiters[index]
      while closer.canClose, !nodes[closer.node].range.isEmpty {
        let first = seen[Closer(closer)] ?? delimiters.startIndex
        var place = openers.count - 1
        while place >= 0, openers[place] >= first,
          !closer.closes(delimiters[openers[place]])
        {
          place -= 1
        }
        guard place >= 0, openers[place] >= first else {
          seen[Closer(closer)] = index
          break
        }
        join(delimiters[openers[place]], closer)
        let isUsedUp = nodes[delimiters[openers[place]].node].range.isEmpty
        openers.removeSubrange((isUsedUp ? place : place + 1)...)
      }
      if closer.canOpen, !nodes[closer.node].range.isEmpty { openers.append(index) }
    }
  }

  private mutating func join(_ opener: Delimiter, _ closer: Delimiter) {
    let (inside, outside) = (nodes[opener.node].range, nodes[closer.node].range)
    let used = min(inside.count, outside.count, 2)
    let look: InlineLook =
      opener.mark == "~" ? .strikethrough : used == 2 ? .strong : .emphasis
    nodes[opener.node].range = inside.lowerBound..<inside.upperBound - used
    nodes[opener.node].starts.append(look)
    nodes[closer.node].range = outside.lowerBound + used..<outside.upperBound
    nodes[closer.node].ends += 1
  }

  private enum Category { case space, punctuation, word }

  private func category(at position: Int) -> Category {
    guard units.indices.contains(position) else { return .space }
    guard let scalar = scalar(at: position) else { return .word }
    if scalar.properties.isWhitespace { return .space }
    return scalar.isPunctuation ? .punctuation : .word
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { isASCII && properties.isAlphabetic }

  fileprivate var isASCIIPunctuation: Bool { isASCII && isPunctuation }

  fileprivate var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
