import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservationStateTracked`: a property that tells the registrar of reads and changes.
enum ObservationStateTrackedMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ObservedProperty(declaration) else { return [] }
    let (storage, field) = (property.storage, property.field)
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
      \(raw: storage) = initialValue
      }
      """,
      """
      get {
      _$observationRegistrar.access(\(raw: field))
      return \(raw: storage)
      }
      """,
      """
      set {
      let isUnchanged = !_$observationRegistrar.isObserved(\(raw: field)) \
      || ComposableCore._$isUnchanged(\(raw: storage), newValue)
      \(raw: storage) = newValue
      if !isUnchanged { _$observationRegistrar.notify(\(raw: field)) }
      }
      """,
      """
      _modify {
      let before = _$observationRegistrar.willModify(&\(raw: storage), \(raw: field))
      defer { _$observationRegistrar.didModify(&\(raw: storage), \(raw: field), before) }
      yield &\(raw: storage)
      }
      """,
    ]
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ObservedProperty(declaration) else { return [] }
    let binding = property.binding.with(
      \.pattern, PatternSyntax(IdentifierPatternSyntax(identifier: .identifier(property.storage))))
    return ["private var \(binding.trimmed)"]
  }
}

/// `@ObservationStateIgnored`: a property that nobody is told of. It is a mark for
/// `@ObservableState`.
enum ObservationStateIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
