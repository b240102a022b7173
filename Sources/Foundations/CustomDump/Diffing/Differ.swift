/// Writes the lines of a difference.
struct Differ {
  /// Where something is written.
  struct Place {
    var indent = 0
    var isRoot = true
    /// What follows on it: a comma, unless it is the last.
    var separator = ""

    func inside(separator: String) -> Place {
      Place(indent: indent + 2, isRoot: false, separator: separator)
    }
  }

  let format: DiffFormat
  /// The lines so far.
  private(set) var text = ""
  private var dumper = Dumper()

  init(format: DiffFormat) {
    self.format = format
  }

  // MARK: Comparing

  mutating func compare(_ old: Member, _ new: Member, at place: Place) {
    if Equality.areEqual(old.value, new.value) {
      writeEqual(old, new, at: place)
      return
    }
    guard type(of: old.value) == type(of: new.value) else {
      writeBoth(old, new, at: place)
      return
    }
    switch (Shape(old.value), Shape(new.value)) {
    case (.represented(let oldValue), .represented(let newValue)),
      (.optional(let oldValue?), .optional(let newValue?)):
      compare(old.with(oldValue), new.with(newValue), at: place)
    case (.string(let oldString), .string(let newString)):
      compareStrings(oldString, newString, of: old, new, at: place)
    case (.diffObject(let oldObject), .diffObject(let newObject)):
      compareObjects(oldObject, newObject, of: old, new, at: place)
    case (.container(let oldContainer), .container(let newContainer)):
      compareContainers(oldContainer, newContainer, of: old, new, at: place)
    default:
      writeBoth(old, new, at: place)
    }
  }

  private mutating func compareContainers(
    _ oldContainer: Container, _ newContainer: Container, of old: Member, _ new: Member,
    at place: Place
  ) {
    guard oldContainer.kind == newContainer.kind, oldContainer.object === newContainer.object else {
      writeBoth(old, new, at: place)
      return
    }
    let oldContents = oldContainer.contents()
    let newContents = newContainer.contents()
    if hasEqualMembers(oldContents, newContents) {
      writeWithoutVisibleDifference(old, new, at: place)
      return
    }
    guard !oldContents.isInline, !newContents.isInline,
      !oldContents.all.isEmpty, !newContents.all.isEmpty
    else {
      writeBoth(old, new, at: place)
      return
    }
    let start = spaces(place.indent) + new.start
    var prefix = ""
    if let object = oldContainer.object {
      prefix = dumper.objects.prefix(of: object, named: oldContainer.typeName)
      guard dumper.objects.visit(object) else {
        write(format.both, start + "\(prefix)\(oldContainer.typeName)(↩︎)" + place.separator)
        return
      }
    }
    let (opening, closing) = newContainer.delimiters(isRoot: place.isRoot)
    write(format.both, start + prefix + opening)
    compareMembers(oldContents.visible, newContents.visible, in: newContainer.kind, at: place)
    write(format.both, spaces(place.indent) + closing + place.separator)
  }

  private func hasEqualMembers(_ old: Contents, _ new: Contents) -> Bool {
    old.all.count == new.all.count
      && zip(old.all, new.all).allSatisfy {
        $0.label == $1.label && Equality.areEqual($0.value, $1.value)
      }
  }

  private mutating func compareMembers(
    _ oldMembers: [Member], _ newMembers: [Member], in kind: Container.Kind, at place: Place
  ) {
    let folding: Folding
    let alignment: [Alignment<Member>]
    switch kind {
    case .object, .structure, .tuple, .enumCase:
      folding = .none
      alignment = Alignment.of(
        oldMembers, newMembers, identity: { $0.label.map { AnyHashable($0) } },
        areSame: { $0.label == $1.label })
    case .collection, .set:
      folding = kind == .set ? .atTheEnd : .inPlace
      alignment = Alignment.of(
        oldMembers, newMembers, identity: { Equality.identity(of: $0.value) },
        areSame: { Equality.areSame($0.value, $1.value) })
    case .dictionary(let isOrdered):
      folding = isOrdered ? .inPlace : .atTheEnd
      alignment = Alignment.of(
        oldMembers, newMembers, identity: { $0.key }, areSame: { $0.key == $1.key })
    }
    write(folding.entries(of: alignment), at: place)
  }

  private mutating func write(_ entries: [Folding.Entry], at place: Place) {
    for (index, entry) in entries.enumerated() {
      let place = place.inside(separator: index == entries.count - 1 ? "" : ",")
      switch entry {
      case .one(.removed(let old)): write(format.first, old, at: place)
      case .one(.inserted(let new)): write(format.second, new, at: place)
      case .one(.replaced(let old, let new))
      where old.key != nil && !Equality.areEqual(old.value, new.value):
        writeBoth(old, new, at: place)
      case .one(.replaced(let old, let new)):
        compare(old, new, at: place)
      case .one(.matched(var old, let new)):
        old.label = new.label
        compare(old, new, at: place)
      case .unchanged(let count):
        write(format.both, spaces(place.indent) + "… (\(count) unchanged)" + place.separator)
      }
    }
  }

  private mutating func compareStrings(
    _ oldString: String, _ newString: String, of old: Member, _ new: Member, at place: Place
  ) {
    let oldLiteral = StringLiteral(oldString)
    let newLiteral = StringLiteral(newString)
    guard oldLiteral.isMultiline || newLiteral.isMultiline else {
      writeBoth(old, new, at: place)
      return
    }
    let multiline = oldLiteral.isMultiline ? oldLiteral : newLiteral
    let (opening, closing) = multiline.delimiters(hashes: max(oldLiteral.hashes, newLiteral.hashes))
    let indent = spaces(new.label == nil ? place.indent : place.indent + 2)
    let alignment = Alignment.of(
      oldLiteral.lines, newLiteral.lines, identity: { AnyHashable($0) }, areSame: ==)
    write(format.both, spaces(place.indent) + new.start + opening)
    for step in alignment {
      switch step {
      case .removed(let old): write(format.first, indent + old)
      case .inserted(let new): write(format.second, indent + new)
      case .matched(_, let new): write(format.both, indent + new)
      case .replaced(let old, let new):
        write(format.first, indent + old)
        write(format.second, indent + new)
      }
    }
    write(format.both, indent + closing + place.separator)
  }

  private mutating func compareObjects(
    _ oldObject: any _CustomDiffObject, _ newObject: any _CustomDiffObject, of old: Member,
    _ new: Member, at place: Place
  ) {
    guard oldObject._objectIdentifier == newObject._objectIdentifier else {
      writeBoth(old, new, at: place)
      return
    }
    let (prefix, typeName) = dumper.objects.prefix(of: oldObject)
    guard dumper.objects.visit(oldObject) else {
      let start = spaces(place.indent) + new.start
      write(format.both, start + "\(prefix)\(typeName)(↩︎)" + place.separator)
      return
    }
    let (before, after) = oldObject._customDiffValues
    let type = oldObject._customDiffType
    compare(
      Member(label: old.label, prefix: prefix, value: Retyped.value(before, as: type)),
      Member(label: new.label, prefix: prefix, value: Retyped.value(after, as: type)),
      at: place
    )
  }

  // MARK: Writing

  /// Writes two equal values: folded, and only once when they have the same label.
  private mutating func writeEqual(_ old: Member, _ new: Member, at place: Place) {
    if old.label == new.label {
      write(format.both, new, maxDepth: 0, at: place)
    } else {
      write(format.first, old, maxDepth: 0, at: place)
      write(format.second, new, maxDepth: 0, at: place)
    }
  }

  /// Writes two values that are unequal by their own `==`, though all that can be seen in them is
  /// equal.
  private mutating func writeWithoutVisibleDifference(
    _ old: Member, _ new: Member, at place: Place
  ) {
    let oldText = text(of: old, maxDepth: 0, at: place)
    let newText = text(of: new, maxDepth: 0, at: place)
    if oldText == newText {
      write(format.both, spaces(place.indent) + "// Not equal but no difference detected:")
    }
    write(format.first, oldText + place.separator)
    write(format.second, newText + place.separator)
  }

  /// Writes all of two values, the old one first.
  private mutating func writeBoth(_ old: Member, _ new: Member, at place: Place) {
    var oldText = text(of: old, maxDepth: .max, at: place)
    var newText = text(of: new, maxDepth: .max, at: place)
    if oldText == newText, type(of: old.value) != type(of: new.value) {
      oldText += " as " + typeName(type(of: old.value), isSugared: true)
      newText += " as " + typeName(type(of: new.value), isSugared: true)
    }
    write(format.first, oldText + place.separator)
    write(format.second, newText + place.separator)
  }

  private mutating func write(
    _ marker: String, _ member: Member, maxDepth: Int = .max, at place: Place
  ) {
    write(marker, text(of: member, maxDepth: maxDepth, at: place) + place.separator)
  }

  private mutating func write(_ marker: String, _ text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !self.text.isEmpty { self.text += "\n" }
      self.text += marker
      self.text += " "
      self.text += Substring(line)
    }
  }

  private mutating func text(of member: Member, maxDepth: Int, at place: Place) -> String {
    dumper.entry(member, indent: place.indent, isRoot: place.isRoot, maxDepth: maxDepth)
  }
}
