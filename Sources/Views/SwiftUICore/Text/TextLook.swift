import Elements

/// The look of text as the environment carries it down: each property by itself, so that a font set
/// inside does not undo a weight set outside.
struct TextLook: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var foreground = Foreground.automatic
  var level = 0
  /// The looks of what steps back, where the source says them.
  var steps: [_StyleLook] = []
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var isMonospaced = false
  var hasMonospacedDigits = false

  enum Foreground: Equatable, Sendable {
    case automatic
    case tint
    case color(Color)
  }

  /// One thing that a modifier says.
  enum Change: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    /// `nil` is the renderer's own colour.
    case foreground(_StyleLook?)
    /// The first is the usual one, the others are for what steps back.
    case foregrounds([_StyleLook])
    case bold(Bool)
    case italic(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    case monospaced(Bool)
    case monospacedDigits
  }

  init() {}

  init(_ style: TextStyle) {
    font = style.font
    foreground = style.color.map { .color($0) } ?? .automatic
    level = style.level
    isBold = style.isBold
    isItalic = style.isItalic
    isUnderlined = style.isUnderlined
    isStruckThrough = style.isStruckThrough
    hasMonospacedDigits = style.hasMonospacedDigits
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .font(let font): self.font = font
    case .weight(let weight): self.weight = weight
    case .foreground(let look): apply(look, steps: [])
    case .foregrounds(let looks): apply(looks.first, steps: Array(looks.dropFirst()))
    case .bold(let isOn): isBold = isOn
    case .italic(let isOn): isItalic = isOn
    case .underline(let isOn): isUnderlined = isOn
    case .strikethrough(let isOn): isStruckThrough = isOn
    case .monospaced(let isOn): isMonospaced = isOn
    case .monospacedDigits: hasMonospacedDigits = true
    }
  }

  private mutating func apply(_ look: _StyleLook?, steps: [_StyleLook]) {
    switch look {
    case nil, .window: (foreground, level, self.steps) = (.automatic, 0, steps)
    case .tint: (foreground, level, self.steps) = (.tint, 0, steps)
    case .level(let level) where level > 0 && self.steps.count >= level:
      apply(self.steps[level - 1], steps: [])
    case .level(let level): self.level = level
    case .faded(.level(let level), let opacity): self.level = opacity < 0.6 ? max(1, level) : level
    case .some(let look):
      foreground = look.color.map { .color($0) } ?? .automatic
      (level, self.steps) = (0, steps)
    }
  }

  /// The look with what a text says of itself. The first said stands next to the text, so it has
  /// the last word.
  func applying(_ changes: [Change]) -> TextLook {
    changes.reversed().reduce(into: self) { $0.apply($1) }
  }

  /// The look with what the marks of a literal say over it.
  func marked(_ marks: InlineLook) -> TextLook {
    var look = self
    if marks.contains(.emphasis) { look.isItalic = true }
    if marks.contains(.strong) { look.isBold = true }
    if marks.contains(.strikethrough) { look.isStruckThrough = true }
    if marks.contains(.code) { look.isMonospaced = true }
    if marks.contains(.link) {
      look.apply(.foreground(.tint))
      look.isUnderlined = true
    }
    return look
  }

  func style(tint: Color?) -> TextStyle {
    var style = TextStyle()
    style.font = font
    if let weight { style.font = (style.font ?? .body).weight(weight) }
    if isMonospaced { style.font = (style.font ?? .body).monospaced() }
    switch foreground {
    case .automatic: style.color = nil
    case .tint: style.color = tint ?? .accentColor
    case .color(let color): style.color = color
    }
    style.level = level
    style.isBold = isBold
    style.isItalic = isItalic
    style.isUnderlined = isUnderlined
    style.isStruckThrough = isStruckThrough
    style.hasMonospacedDigits = hasMonospacedDigits
    return style
  }
}

extension TextLook.Change {
  /// The change without styles of the source's own.
  func resolved(in environment: EnvironmentValues) -> TextLook.Change {
    switch self {
    case .foreground(let look?): .foreground(look.resolved(in: environment))
    case .foregrounds(let looks): .foregrounds(looks.map { $0.resolved(in: environment) })
    default: self
    }
  }
}
