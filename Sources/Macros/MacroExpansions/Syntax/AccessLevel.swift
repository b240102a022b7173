import SwiftSyntax

/// How far away a declaration can be seen.
enum AccessLevel: Int, Comparable {
  case `private`, `fileprivate`, `internal`, `package`, `public`

  init(of modifiers: DeclModifierListSyntax) {
    self =
      switch modifiers.access {
      case "private": .private
      case "fileprivate": .fileprivate
      case "package": .package
      case "public", "open": .public
      default: .internal
      }
  }

  /// The access to write on members of a type that are to be seen wherever the type is: of a
  /// private type they need none.
  init(ofMembersIn declaration: some DeclGroupSyntax) {
    self = max(.internal, AccessLevel(of: declaration.modifiers))
  }

  /// What to write before a declaration.
  var prefix: String {
    self == .internal ? "" : "\(self) "
  }

  static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

extension DeclModifierListSyntax {
  /// The access modifier, if there is one; `private(set)` is none.
  var access: String? {
    lazy.filter { $0.detail == nil }.map(\.name.text)
      .first { ["private", "fileprivate", "internal", "package", "public", "open"].contains($0) }
  }
}
