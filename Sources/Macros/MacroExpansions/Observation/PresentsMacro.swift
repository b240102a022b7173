import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents`: the state of a presented child, in observable state.
enum PresentsMacro {}

extension PresentsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard
      let property = ObservedProperty(declaration), property.wrappedType != nil,
      !context.isPlain
    else { return declaration.placeholderAccessors }
    let (storage, field) = (property.storage, property.field)
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
      \(raw: storage) = ComposableCore.PresentationState(wrappedValue: initialValue)
      }
      """,
      """
      get {
      _$observationRegistrar.access(\(raw: field))
      return \(raw: storage).wrappedValue
      }
      """,
      """
      set {
      _$observationRegistrar.present(newValue, in: &\(raw: storage), \(raw: field))
      }
      """,
      """
      _modify {
      let before = _$observationRegistrar.willModify(&\(raw: storage), \(raw: field))
      defer { _$observationRegistrar.didModify(&\(raw: storage), \(raw: field), before) }
      yield &\(raw: storage).wrappedValue
      }
      """,
    ]
  }
}

extension PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ObservedProperty(declaration), let type = property.wrappedType else {
      throw DiagnosticsError(diagnostics: [.notOptional(node)])
    }
    guard !context.isPlain else {
      throw DiagnosticsError(diagnostics: [.notObserved(node)])
    }
    let (storage, field) = (property.storage, property.field)
    let presentation = "ComposableCore.PresentationState<\(type)>"
    let initialValue = property.binding.initializer?.value.trimmedDescription ?? "nil"
    return [
      "private var \(raw: storage) = \(raw: presentation)(wrappedValue: \(raw: initialValue))",
      """
      \(raw: property.access)var $\(raw: property.plainName): \(raw: presentation) {
      get {
      _$observationRegistrar.access(\(raw: field))
      return \(raw: storage)
      }
      set {
      \(raw: storage) = newValue
      _$observationRegistrar.notify(\(raw: field))
      }
      _modify {
      let before = _$observationRegistrar.willModify(&\(raw: storage), \(raw: field))
      defer { _$observationRegistrar.didModify(&\(raw: storage), \(raw: field), before) }
      yield &\(raw: storage)
      }
      }
      """,
    ]
  }
}

extension MacroExpansionContext {
  /// Whether the declaration is in a type without `@ObservableState`.
  fileprivate var isPlain: Bool {
    guard let type = lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) else {
      return false
    }
    return !type.attributes.has("ObservableState")
  }
}

extension Diagnostic {
  fileprivate static func notOptional(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      node: attribute,
      message: MacroError(
        "'@Presents' takes a 'var' with the type of an optional: '@Presents var child: Child.State?'",
        id: "notOptional"))
  }

  fileprivate static func notObserved(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      node: attribute,
      message: MacroError(
        "'@Presents' works in observable state: write '@ObservableState' on the type around it",
        id: "notObserved"))
  }
}
