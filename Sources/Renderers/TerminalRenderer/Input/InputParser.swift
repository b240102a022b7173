/// Makes events of the bytes that a terminal sends, however they are cut into reads.
///
/// It is total: what it does not know it leaves out. Nothing that a terminal starts and does not
/// end lasts: a control character ends it, and so does time (`endWait`), so that Ctrl-C is always a
/// key again.
struct InputParser: Sendable {
  private var state = State.ground
  /// Bytes of text, which may end in the middle of a character.
  private var text: [UInt8] = []
  private var events: [InputEvent] = []
  /// Whether a second escape stands before the sequence: how some terminals send Alt with a key.
  private var hasMeta = false

  private enum State: Sendable {
    case ground
    /// After an escape: a key of its own, or the start of a sequence. Time tells.
    case escape
    /// In a control sequence, with its parameters so far.
    case controlSequence([UInt8])
    /// After `ESC O`.
    case singleShift
    /// In an answer of the terminal's, from its first byte after the escape up to its terminator.
    case string(UInt8, isEmpty: Bool)
    /// In an answer, after an escape that may be the start of its terminator.
    case stringEscape
    /// Before the letter of a function key of Linux's console.
    case consoleKey
    /// In an old mouse report, with the number of bytes that are left.
    case oldMouse(Int)
    case paste
  }

  /// What has begun and waits for more bytes.
  enum Wait: Equatable, Sendable { case sequence, paste }

  /// What has begun and waits for more bytes. When none come, `endWait` makes events of what came.
  var wait: Wait? {
    switch state {
    case .ground: nil
    case .paste: .paste
    default: .sequence
    }
  }

  mutating func parse(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    if case .ground = state { flushText(final: false) }
    return takeEvents()
  }

  /// Nothing followed. An escape was the key, or with a letter that key with Alt; a paste is what
  /// came of it.
  mutating func endWait() -> [InputEvent] {
    switch state {
    case .ground: return []
    case .escape:
      if hasMeta { events.append(.key(.escape)) }
      events.append(.key(.escape))
    case .singleShift: takeAltKey(UInt8(ascii: "O"))
    case .controlSequence(let parameters) where parameters.isEmpty: takeAltKey(UInt8(ascii: "["))
    case .string(let first, isEmpty: true): takeAltKey(first)
    case .paste: endPaste()
    case .controlSequence, .string, .stringEscape, .consoleKey, .oldMouse: break
    }
    reset()
    return takeEvents()
  }

  private mutating func reset() {
    state = .ground
    hasMeta = false
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events.removeAll() }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeInGround(byte)
    case .escape: takeAfterEscape(byte)
    case .controlSequence(let parameters): takeInControlSequence(byte, parameters)
    case .singleShift: takeAfterSingleShift(byte)
    case .string(let first, _): takeInString(byte, first)
    case .stringEscape: takeAfterEscapeInString(byte)
    case .consoleKey: takeUnlessControl(byte, orGoTo: .ground)
    case .oldMouse(let left):
      takeUnlessControl(byte, orGoTo: left > 1 ? .oldMouse(left - 1) : .ground)
    case .paste: takeInPaste(byte)
    }
    if case .ground = state { hasMeta = false }
  }

  // MARK: - Text and single bytes

  private mutating func takeInGround(_ byte: UInt8) {
    if byte >= 0x20, byte != 0x7F {
      text.append(byte)
      return
    }
    flushText(final: true)
    if byte == Byte.escape { state = .escape } else { takeControl(byte, []) }
  }

  /// A byte that Control and a key make.
  private mutating func takeControl(_ byte: UInt8, _ modifiers: InputEvent.Modifiers) {
    switch byte {
    case 0x09: events.append(.key(.tab, modifiers))
    case 0x0A, 0x0D: events.append(.key(.enter, modifiers))
    case 0x08, 0x7F: events.append(.key(.backspace, modifiers))
    case 0x01...0x1A:
      let letter = Character(Unicode.Scalar(byte + 0x60))
      events.append(.key(.character(letter), modifiers.union(.control)))
    default: break
    }
  }

  /// Makes an event of the text so far. A character that is not complete waits for its rest, unless
  /// it cannot come.
  private mutating func flushText(final: Bool) {
    guard !text.isEmpty else { return }
    let length = final ? text.count : text.count - incompleteSuffixLength(of: text)
    guard length > 0 else { return }
    let string = typedText(text[..<length])
    text.removeFirst(length)
    if !string.isEmpty { events.append(.text(string)) }
  }

  /// Text without what is no character: bytes that are no UTF-8, and the control characters above
  /// ASCII.
  private func typedText(_ bytes: ArraySlice<UInt8>) -> String {
    var string = ""
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        if scalar.properties.generalCategory != .control { string.unicodeScalars.append(scalar) }
      case .error: continue
      case .emptyInput: break decoding
      }
    }
    return string
  }

  private func incompleteSuffixLength(of bytes: [UInt8]) -> Int {
    for length in 1...min(3, bytes.count) {
      let byte = bytes[bytes.count - length]
      if byte & 0b1100_0000 == 0b1000_0000 { continue }
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 1
      return needed > length ? length : 0
    }
    return 0
  }

  // MARK: - Escape sequences

  private mutating func takeAfterEscape(_ byte: UInt8) {
    state = .ground
    switch byte {
    case Byte.escape:
      if hasMeta { events.append(.key(.escape)) }
      hasMeta = true
      state = .escape
      return
    case UInt8(ascii: "["): state = .controlSequence([])
    case UInt8(ascii: "O"): state = .singleShift
    default:
      if hasMeta { events.append(.key(.escape)) }
      hasMeta = false
      takeAfterOneEscape(byte)
    }
  }

  private mutating func takeAfterOneEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"),
      UInt8(ascii: "X"):
      state = .string(byte, isEmpty: true)
    case 0x20...0x7E: takeAltKey(byte)
    case 0x80...: text.append(byte)
    default: takeControl(byte, .alt)
    }
  }

  /// A printable byte after an escape: the key with Alt.
  private mutating func takeAltKey(_ byte: UInt8) {
    let character = Character(Unicode.Scalar(byte))
    events.append(
      .key(
        .character(Character(character.lowercased())),
        character.isUppercase ? [.alt, .shift] : .alt))
  }

  /// A control character is what it is, wherever it comes: what it comes in is cut.
  private mutating func takeUnlessControl(_ byte: UInt8, orGoTo next: State) {
    if byte == Byte.escape {
      hasMeta = false
      state = .escape
    } else if byte < 0x20 || byte == 0x7F {
      state = .ground
      takeControl(byte, [])
    } else {
      state = next
    }
  }

  private mutating func takeInControlSequence(_ byte: UInt8, _ parameters: [UInt8]) {
    switch byte {
    case 0x20...0x3F:
      // A real sequence is short. What is longer is dropped, but read to its end.
      state = .controlSequence(parameters.count < 32 ? parameters + [byte] : parameters)
    case UInt8(ascii: "[") where parameters.isEmpty: state = .consoleKey
    case 0x40...0x7E:
      state = .ground
      endControlSequence(parameters, final: byte)
    default: takeUnlessControl(byte, orGoTo: .ground)
    }
  }

  private mutating func endControlSequence(_ parameters: [UInt8], final: UInt8) {
    if parameters.first == UInt8(ascii: "<") {
      endMouseReport(Self.numbers(parameters.dropFirst()), isRelease: final == UInt8(ascii: "m"))
      return
    }
    let numbers = Self.numbers(parameters[...])
    let modifiers = Self.modifiers(numbers.count > 1 ? numbers[1] : 1).union(hasMeta ? .alt : [])
    switch final {
    case UInt8(ascii: "~"):
      switch numbers.first {
      case 200: state = .paste
      case 27 where numbers.count > 2: takeCodedKey(numbers[2], modifiers)
      default: endNumberedKey(numbers.first, modifiers)
      }
    case UInt8(ascii: "u"): takeCodedKey(numbers.first ?? 0, modifiers)
    case UInt8(ascii: "Z"): events.append(.key(.tab, .shift))
    case UInt8(ascii: "M") where parameters.isEmpty: state = .oldMouse(3)
    default:
      if let key = Self.cursorKey(final) { events.append(.key(key, modifiers)) }
    }
  }

  private mutating func takeAfterSingleShift(_ byte: UInt8) {
    let modifiers: InputEvent.Modifiers = hasMeta ? .alt : []
    if byte == UInt8(ascii: "M") {
      state = .ground
      events.append(.key(.enter, modifiers))
    } else if let key = Self.cursorKey(byte) {
      state = .ground
      events.append(.key(key, modifiers))
    } else if let key = Self.cursorKey(byte & ~0x20), byte >= 0x61 {
      // As some terminals send the arrows with Control.
      state = .ground
      events.append(.key(key, modifiers.union(.control)))
    } else {
      takeUnlessControl(byte, orGoTo: .ground)
    }
  }

  /// A key that is sent as the code of its character, by terminals that are set to tell all keys
  /// apart.
  private mutating func takeCodedKey(_ code: Int, _ modifiers: InputEvent.Modifiers) {
    switch code {
    case 0x1B: events.append(.key(.escape, modifiers))
    case 0x09, 0x0D, 0x7F: takeControl(UInt8(code), modifiers)
    case 0x20...0x7E:
      let character = Character(Unicode.Scalar(UInt8(code)))
      if modifiers.isSubset(of: .shift) {
        events.append(.text(String(character)))
      } else {
        events.append(.key(.character(Character(character.lowercased())), modifiers))
      }
    default: break
    }
  }

  private mutating func endNumberedKey(_ number: Int?, _ modifiers: InputEvent.Modifiers) {
    let key: InputEvent.Key? =
      switch number {
      case 1, 7: .home
      case 4, 8: .end
      case 3: .delete
      case 5: .pageUp
      case 6: .pageDown
      default: nil
      }
    if let key { events.append(.key(key, modifiers)) }
  }

  private mutating func endMouseReport(_ numbers: [Int], isRelease: Bool) {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return }
    let button = numbers[0]
    let action: MouseEvent.Action? =
      switch (button & 0b1100_0011, isMotion: button & 0b10_0000 != 0) {
      case (0, isMotion: false): isRelease ? .release : .press
      case (0, isMotion: true): .drag
      case (2, isMotion: false): isRelease ? nil : .otherPress
      case (64, isMotion: false): .wheelUp
      case (65, isMotion: false): .wheelDown
      default: nil
      }
    guard let action else { return }
    events.append(.mouse(MouseEvent(action, column: numbers[1] - 1, row: numbers[2] - 1)))
  }

  private mutating func takeInString(_ byte: UInt8, _ first: UInt8) {
    switch byte {
    case 0x07, 0x18, 0x1A: state = .ground
    case Byte.escape: state = .stringEscape
    default: takeUnlessControl(byte, orGoTo: .string(first, isEmpty: false))
    }
  }

  private mutating func takeAfterEscapeInString(_ byte: UInt8) {
    state = .ground
    // Without the rest of the terminator the answer was cut, and the escape starts what follows.
    if byte != UInt8(ascii: "\\") { takeAfterEscape(byte) }
  }

  // MARK: - Paste

  private mutating func takeInPaste(_ byte: UInt8) {
    text.append(byte)
    guard byte == UInt8(ascii: "~"), text.ends(with: Byte.pasteEnd) else { return }
    state = .ground
    endPaste()
  }

  /// Makes an event of what was pasted, without the mark at its end, though it be cut.
  private mutating func endPaste() {
    let mark = (1...Byte.pasteEnd.count).last { text.ends(with: Byte.pasteEnd.prefix($0)) }
    text.removeLast(mark ?? 0)
    if !text.isEmpty { events.append(.paste(String(decoding: text, as: UTF8.self))) }
    text.removeAll()
  }

  // MARK: - What the codes mean

  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      // Numbers that no terminal sends count as none.
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
  }

  private static func modifiers(_ number: Int) -> InputEvent.Modifiers {
    guard (2...16).contains(number) else { return [] }
    return InputEvent.Modifiers(rawValue: UInt8(number - 1) & 0b111)
  }

  private static func cursorKey(_ final: UInt8) -> InputEvent.Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  private enum Byte {
    static let escape: UInt8 = 0x1B
    static let pasteEnd = Array("\u{1B}[201~".utf8)
  }
}

extension Array where Element: Equatable {
  fileprivate func ends(with suffix: some Collection<Element>) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
