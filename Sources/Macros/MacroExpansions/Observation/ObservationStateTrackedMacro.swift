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
      property.hasObservers ? modifyingOnce(storage, field) : modifying(storage, field),
    ]
  }

  private static func modifying(_ storage: String, _ field: String) -> AccessorDeclSyntax {
    """
    _modify {
    let before = _$observationRegistrar.willModify(&\(raw: storage), \(raw: field))
    defer { _$observationRegistrar.didModify(&\(raw: storage), \(raw: field), before) }
    yield &\(raw: storage)
    }
    """
  }

  /// On a copy: the storage has the observers of the property, and each access to it that may change
  /// it runs them.
  private static func modifyingOnce(_ storage: String, _ field: String) -> AccessorDeclSyntax {
    """
    _modify {
    var value = \(raw: storage)
    let before = _$observationRegistrar.willModify(&value, \(raw: field))
    defer {
    \(raw: storage) = value
    value = \(raw: storage)
    _$observationRegistrar.didModify(&value, \(raw: field), before)
    }
    yield &value
    }
    """
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
    return ["private \(raw: property.ownership)var \(binding.trimmed)"]
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
