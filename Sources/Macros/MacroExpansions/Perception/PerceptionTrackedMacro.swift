import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@PerceptionTracked`: a property that tells the registrar of reads and changes.
enum PerceptionTrackedMacro {}

extension PerceptionTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ObservedProperty(declaration) else { return [] }
    let (name, storage) = (property.name, property.storage)
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
      \(raw: storage) = initialValue
      }
      """,
      """
      get {
      access(keyPath: \\.\(raw: name))
      return \(raw: storage)
      }
      """,
      """
      set {
      if shouldNotifyObservers(\(raw: storage), newValue) {
      withMutation(keyPath: \\.\(raw: name)) {
      \(raw: storage) = newValue
      }
      } else {
      \(raw: storage) = newValue
      }
      }
      """,
      """
      _modify {
      access(keyPath: \\.\(raw: name))
      _$perceptionRegistrar.willSet(self, keyPath: \\.\(raw: name))
      defer { _$perceptionRegistrar.didSet(self, keyPath: \\.\(raw: name)) }
      yield &\(raw: storage)
      }
      """,
    ]
  }
}

extension PerceptionTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ObservedProperty(declaration) else { return [] }
    let declaration = property.declaration
    let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !$0.isNamed("PerceptionTracked") }
      .map { "\($0.trimmedDescription) " }
    // The storage is as weak or unsafe as the property; only its access is its own.
    let modifiers = declaration.modifiers.filter { !$0.isAccess }
      .map { "\($0.trimmedDescription) " }
    let binding = property.binding.with(
      \.pattern, PatternSyntax(IdentifierPatternSyntax(identifier: .identifier(property.storage))))
    return [
      """
      \(raw: attributes.joined())@PerceptionCore.PerceptionIgnored \
      private \(raw: modifiers.joined())var \(binding.trimmed)
      """
    ]
  }
}

extension DeclModifierSyntax {
  fileprivate var isAccess: Bool {
    ["public", "package", "internal", "fileprivate", "private", "open"].contains(name.text)
  }
}

/// `@PerceptionIgnored`: a property that nobody is told of. It is a mark for `@Perceptible`.
enum PerceptionIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
