import Elements

extension TextStyle {
  /// The style as a terminal shows it, over the look that the surroundings give to text.
  func cellStyle(over ambient: CellStyle) -> CellStyle {
    var style = ambient
    if let color {
      if let shown = color.terminalColor { style.foreground = shown }
      if color == .primary { style.foreground = .standard }
      if color.isFaint { style.traits.insert(.dim) }
    }
    if level > 0 { style.traits.insert(.dim) }
    if isBold || font?.isBoldInTerminal == true { style.traits.insert(.bold) }
    if isItalic || font?.isItalic == true { style.traits.insert(.italic) }
    if isUnderlined { style.traits.insert(.underlined) }
    if isStruckThrough { style.traits.insert(.struckThrough) }
    return style
  }
}

extension Font {
  /// A terminal has one size: titles stand out by their weight.
  fileprivate var isBoldInTerminal: Bool {
    if let weight { return weight.value >= Weight.semibold.value }
    return switch size {
    case .style(let style): [.largeTitle, .title, .title2, .title3, .headline].contains(style)
    case .fixed(let points): points >= 20
    }
  }
}

extension TextContent {
  func glyphs(over ambient: CellStyle = .plain) -> [Glyph] {
    runs.flatMap { Glyph.glyphs(of: $0.text, style: $0.style.cellStyle(over: ambient)) }
  }

  /// How the text breaks in a width and a height.
  func breaking(columns: Int?, rows: Int?) -> LineBreaking {
    let limits = [lineLimit, rows.map { max(1, $0) }].compactMap { $0 }
    return LineBreaking(width: columns.map { max(1, $0) }, limit: limits.min(), cut: cut)
  }

  private var cut: LineBreaking.Cut {
    switch truncation {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
