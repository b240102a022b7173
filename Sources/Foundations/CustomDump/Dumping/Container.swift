/// A value that is shown as members between delimiters.
struct Container {
  enum Kind: Equatable {
    case object
    case structure
    case tuple
    case enumCase(String)
    case collection
    case dictionary(isOrdered: Bool)
    case set

    /// Whether the members are elements, of which there may be any number.
    var hasElements: Bool {
      switch self {
      case .collection, .dictionary, .set: true
      case .object, .structure, .tuple, .enumCase: false
      }
    }
  }

  let kind: Kind
  let typeName: String
  /// The instance, for a class.
  let object: AnyObject?
  private let mirror: Mirror
  private let hidesMembers: Bool

  init?(_ value: Any, _ traits: Traits, mirror: Mirror) {
    guard let style = mirror.displayStyle else { return nil }
    switch style {
    // A structure may call itself a class in its mirror, as those do that stand for one.
    case .class, .foreignReference: kind = traits.type is AnyClass ? .object : .structure
    case .struct: kind = .structure
    case .tuple: kind = .tuple
    case .enum: kind = .enumCase(mirror.children.first?.label ?? "\(value)")
    case .collection: kind = .collection
    case .dictionary: kind = .dictionary(isOrdered: !traits.isUnordered)
    case .set: kind = .set
    default: return nil
    }
    // A mirror of one's own may be of another type: then its name is shown.
    let type = mirror.subjectType
    typeName = type == traits.type ? traits.name : CustomDump.typeName(type)
    object = kind == .object ? value as AnyObject : nil
    self.mirror = mirror
    hidesMembers = !traits.isReflectable
  }

  init(_ retyped: Retyped) {
    let traits = Traits.of(retyped.value)
    kind = .structure
    typeName = CustomDump.typeName(retyped.type)
    object = nil
    mirror = Mirror(customDumping: retyped.value, traits)
    hidesMembers = !traits.isReflectable
  }

  /// The members. They are made anew with each call, and in full, which takes long where there are
  /// many.
  func contents() -> Contents {
    Contents(mirror, kind: kind, hidesMembers: hidesMembers)
  }

  /// Whether there is nothing between the delimiters, or for a case, not even delimiters.
  private var isEmpty: Bool { mirror.children.isEmpty }

  /// What is written before and after the members.
  func delimiters(isRoot: Bool) -> (opening: String, closing: String) {
    switch kind {
    case .object, .structure: (typeName + "(", ")")
    case .tuple: ("(", ")")
    case .enumCase(let name):
      ((isRoot ? typeName : "") + "." + name + (isEmpty ? "" : "("), isEmpty ? "" : ")")
    case .collection: ("[", "]")
    case .dictionary: (isEmpty ? "[:" : "[", "]")
    case .set: ("Set([", "])")
    }
  }

  /// What stands for elements that are left out: nothing where there are none.
  var ellipsis: String { isEmpty ? "" : "…" }
}
