import Elements

extension SymbolContent {
  /// The nearest sign that terminals have. Details of a name, such as `.fill`, are left out until
  /// something is found.
  var sign: String {
    guard catalogue == .system else { return "▨" }
    var name = self.name[...]
    while true {
      if let sign = Self.signs[String(name)] { return sign }
      guard let dot = name.lastIndex(of: ".") else { return "•" }
      name = name[..<dot]
    }
  }

  // Signs of one cell, in blocks of Unicode that the usual fonts of terminals have.
  static let signs: [String: String] = [
    // Arrows
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.2.circlepath": "↻",
    "arrow.triangle.2.circlepath": "↻", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→",
    "arrow.up": "↑", "arrow.backward": "←", "arrow.forward": "→", "arrow.up.arrow.down": "⇅",
    "arrow.left.arrow.right": "⇄", "arrow.left.and.right": "↔", "arrow.up.and.down": "↕",
    "arrow.up.right": "↗", "arrow.up.left": "↖", "arrow.down.right": "↘", "arrow.down.left": "↙",
    "arrow.uturn.left": "↩", "arrow.uturn.backward": "↩", "arrow.uturn.right": "↪",
    "arrow.uturn.forward": "↪", "arrow.turn.down.left": "↲", "arrow.down.to.line": "⤓",
    "arrow.up.to.line": "⤒", "arrowtriangle.up": "▲", "arrowtriangle.down": "▼",
    "arrowtriangle.left": "◀", "arrowtriangle.right": "▶", "arrowshape.turn.up.left": "↩",
    "arrowshape.turn.up.right": "↪", "chevron.down": "⌄", "chevron.left": "‹",
    "chevron.right": "›", "chevron.up": "⌃", "chevron.backward": "‹", "chevron.forward": "›",
    "chevron.up.chevron.down": "⇕", "chevron.left.forwardslash.chevron.right": "⟨",
    // Marks
    "checkmark": "✓", "checkmark.circle": "✓", "checkmark.square": "☑", "checkmark.seal": "✓",
    "xmark": "✕", "xmark.circle": "⊗", "xmark.square": "☒", "xmark.octagon": "⊗", "multiply": "×",
    "plus": "+", "plus.circle": "⊕", "plus.square": "⊞", "plus.app": "⊞", "minus": "−",
    "minus.circle": "⊖", "minus.square": "⊟", "divide": "÷", "equal": "=", "percent": "%",
    "number": "#", "at": "@", "asterisk": "*", "ellipsis": "…", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "exclamationmark.circle": "!", "exclamationmark.octagon": "!",
    "questionmark": "?", "questionmark.circle": "?", "info": "i", "info.circle": "ⓘ", "nosign": "⊘",
    "slash.circle": "⊘", "infinity": "∞", "sum": "∑", "function": "ƒ", "textformat": "A",
    // Figures
    "circle": "○", "circle.fill": "●", "circle.inset.filled": "◉", "largecircle.fill.circle": "◉",
    "circle.lefthalf.filled": "◐", "circle.righthalf.filled": "◑", "circle.dashed": "◌",
    "square": "☐", "square.fill": "■", "rectangle": "▭", "rectangle.fill": "▬", "triangle": "△",
    "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆", "hexagon": "⬡", "hexagon.fill": "⬢",
    "star": "☆", "star.fill": "★", "star.leadinghalf.filled": "★", "heart": "♡", "heart.fill": "♥",
    "suit.heart": "♡", "suit.heart.fill": "♥", "suit.club": "♣", "suit.spade": "♠",
    "suit.diamond": "♦", "sparkles": "✦", "sparkle": "✦", "wand.and.stars": "✦", "seal": "✹",
    // Documents and lists
    "doc": "▤", "doc.text": "▤", "doc.on.doc": "⧉", "doc.on.clipboard": "⧉", "clipboard": "⧉",
    "list.bullet": "≡", "list.dash": "≡", "list.number": "≡", "line.3.horizontal": "≡",
    "line.horizontal.3": "≡", "text.alignleft": "≡", "text.justify": "≡", "folder": "▱",
    "tray": "▱", "archivebox": "▱", "book": "▯", "books.vertical": "▯", "book.closed": "▯",
    "newspaper": "▤", "note": "▤", "note.text": "▤", "paperclip": "⌇", "pencil": "✎",
    "square.and.pencil": "✎", "highlighter": "✎", "rectangle.and.pencil.and.ellipsis": "✎",
    "scribble": "✎", "signature": "✎", "trash": "⌫", "delete.left": "⌫", "scissors": "✂",
    "square.and.arrow.up": "⇧", "square.and.arrow.down": "⇩", "link": "⚯", "tag": "⌑",
    "bookmark": "⚑", "flag": "⚑", "pin": "⚲", "mappin": "⚲", "mappin.and.ellipse": "⚲",
    "table": "▦", "tablecells": "▦", "square.grid.2x2": "▦", "square.grid.3x3": "▦",
    "rectangle.grid.1x2": "▤", "rectangle.stack": "▤", "square.stack": "▤", "sidebar.left": "◧",
    "sidebar.right": "◨", "calendar": "▦", "chart.bar": "▥", "chart.line.uptrend.xyaxis": "⌁",
    "chart.pie": "◔", "qrcode": "▩", "barcode": "▥", "photo": "▨", "photo.on.rectangle": "▨",
    // People and things
    "person": "☺", "person.2": "☺", "person.3": "☺", "person.crop.circle": "☺",
    "person.circle": "☺", "face.smiling": "☺", "hand.thumbsup": "☝", "hand.raised": "☝",
    "hand.wave": "☝", "hand.point.up": "☝", "hand.tap": "☟", "eye": "◉", "eye.slash": "⊘",
    "bell": "♪", "bell.slash": "⊘", "bolt": "ϟ", "bolt.slash": "⊘", "lightbulb": "☼", "flame": "♨",
    "drop": "◊", "leaf": "❧", "pawprint": "⁂", "gift": "⊞", "crown": "♛", "trophy": "♛",
    "medal": "✪", "rosette": "✪", "key": "⚿", "lock": "⚿", "lock.open": "⚿", "shield": "◈",
    "cart": "⊔", "bag": "⊔", "basket": "⊔", "creditcard": "▬", "banknote": "¤",
    "dollarsign": "$", "dollarsign.circle": "$", "eurosign": "€", "yensign": "¥",
    "sterlingsign": "£", "bitcoinsign": "₿", "house": "⌂", "building": "⌂", "building.2": "⌂",
    "car": "⊙", "airplane": "✈", "paperplane": "➤", "location": "➤", "map": "▨", "globe": "⊕",
    "network": "⊕", "compass": "✧", "safari": "✧", "cup.and.saucer": "⌣", "fork.knife": "ψ",
    "gamecontroller": "⌗", "dice": "⚄", "puzzlepiece": "⌗", "hammer": "⚒", "wrench": "⚒",
    "wrench.and.screwdriver": "⚒", "gear": "⚙", "gearshape": "⚙", "gearshape.2": "⚙",
    "slider.horizontal.3": "≡", "slider.vertical.3": "⫼", "switch.2": "≡", "command": "⌘",
    "option": "⌥", "shift": "⇧", "control": "⌃", "escape": "⎋", "return": "⏎", "keyboard": "⌨",
    "magnifyingglass": "⌕", "line.3.horizontal.decrease": "⩢",
    "line.3.horizontal.decrease.circle": "⩢",
    "paintbrush": "✐", "paintpalette": "✐", "eyedropper": "✐", "ruler": "⊢", "cube": "▣",
    "shippingbox": "▣", "cpu": "▣", "memorychip": "▣", "terminal": "▣", "desktopcomputer": "▭",
    "laptopcomputer": "▭", "display": "▭", "tv": "▭", "iphone": "▯", "ipad": "▯", "applewatch": "▢",
    "printer": "▤", "externaldrive": "▬", "server.rack": "▤", "stethoscope": "⚕", "cross": "✚",
    "cross.case": "✚", "pills": "⚕", "graduationcap": "▲", "atom": "⚛", "ant": "⁂", "ladybug": "⁂",
    // Messages and media
    "envelope": "✉", "message": "✉", "bubble.left": "✉", "bubble.right": "✉", "text.bubble": "✉",
    "quote.bubble": "✉", "phone": "☎", "video": "▶", "camera": "◎", "mic": "♩", "mic.slash": "⊘",
    "speaker": "♪", "speaker.wave.2": "♪", "speaker.slash": "⊘", "headphones": "♫",
    "music.note": "♪", "music.note.list": "♫", "music.mic": "♩", "radio": "♪", "waveform": "⌁",
    "play": "▶", "play.circle": "▶", "pause": "‖", "pause.circle": "‖", "stop": "■",
    "stop.circle": "■", "record.circle": "◉", "backward": "«", "forward": "»",
    "backward.end": "⇤", "forward.end": "⇥", "repeat": "↻", "shuffle": "⤮",
    // Time and weather
    "clock": "◷", "clock.arrow.circlepath": "◷", "timer": "◷", "stopwatch": "◷", "alarm": "◷",
    "hourglass": "⧗", "sun": "☼", "sun.max": "☼", "sun.min": "☼", "sunrise": "☼", "sunset": "☼",
    "moon": "☾", "moon.stars": "☾", "cloud": "☁", "cloud.rain": "☂", "cloud.sun": "☁",
    "umbrella": "☂", "snow": "❄", "snowflake": "❄", "wind": "≋", "thermometer": "⌶", "wifi": "⌔",
    "wifi.slash": "⊘", "antenna.radiowaves.left.and.right": "⌔", "battery.100": "▮",
    "battery.50": "▮", "battery.25": "▯", "battery.0": "▯", "power": "⏻", "rays": "☼",
  ]
}
