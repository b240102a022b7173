import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Reducer` makes of an enum of features: the enums of their states, of their actions and of
/// their stores, and the reducer that runs the one whose case the state is in.
struct EnumReducer<Context: MacroExpansionContext> {
  private let declaration: EnumDeclSyntax
  private let conformances: SynthesizedConformances
  private let cases: EnumCases
  private let context: Context
  private let access: String
  private let actions: [String: String]

  init(_ declaration: EnumDeclSyntax, conformances: SynthesizedConformances, context: Context) {
    self.declaration = declaration
    self.context = context
    self.conformances = conformances
    cases = EnumCases(of: declaration)
    access = AccessLevel(ofMembersIn: declaration).prefix
    actions = declaration.payloadsOfNestedAction
  }

  /// The members that the enum does not declare itself.
  var members: [DeclSyntax] {
    for enumCase in cases.all {
      guard let error = ReducerCase(enumCase, actions: actions).diagnostic else { continue }
      context.diagnose(error)
    }
    var members: [DeclSyntax] = []
    if !declaration.hasNestedType("State") { members.append(state) }
    if !declaration.hasNestedType("Action") { members.append(action) }
    if !declaration.hasStaticMember("body") { members += body }
    if !declaration.hasNestedType("CaseScope") { members.append(caseScope) }
    if !declaration.hasStaticMember("scope") { members.append(scope) }
    return members + instance
  }

  private var indirect: String { declaration.modifiers.has(.indirect) ? "indirect " : "" }

  private func source(_ text: (ReducerCase) -> String) -> String {
    cases.source { text(ReducerCase($0, actions: actions)) }
  }

  private var state: DeclSyntax {
    let cases = source(\.state)
    let state = nestedEnum("State", cases)
    let protocols =
      [
        "Observation.Observable", "ComposableCore.ObservableState",
        "ComposableCore.CaseReducerState",
      ]
      + conformances.state
    return """
      @dynamicMemberLookup
      \(raw: access)\(raw: indirect)enum State: \(raw: casePathable), \
      \(raw: protocols.joined(separator: ", ")) {
      \(raw: access)typealias StateReducer = \(raw: declaration.name.trimmed)
      \(raw: cases)
      \(raw: casePaths(of: state))
      \(raw: ObservableEnum(state).members.map(\.description).joined(separator: "\n"))
      }
      """
  }

  private var action: DeclSyntax {
    let cases = source(\.action)
    return """
      \(raw: access)\(raw: indirect)enum Action: \
      \(raw: ([casePathable] + conformances.action).joined(separator: ", ")) {
      \(raw: cases)
      \(raw: casePaths(of: nestedEnum("Action", cases)))
      }
      """
  }

  // The generated enums have what `@CasePathable` and `@ObservableState` make of them written out:
  // macros in an expansion add extensions while the compiler (6.3) goes over those that are there,
  // and where they are many enough it crashes.

  private let casePathable = "CasePaths.CasePathable, CasePaths.CasePathIterable"

  private func nestedEnum(_ name: String, _ cases: String) -> EnumDeclSyntax {
    let source: DeclSyntax = "\(raw: indirect)enum \(raw: name) {\n\(raw: cases)\n}"
    return source.cast(EnumDeclSyntax.self)
  }

  private func casePaths(of declaration: EnumDeclSyntax) -> String {
    CasePathableMacro.members(of: declaration, cases: EnumCases(of: declaration))
      .map(\.description).joined(separator: "\n")
  }

  /// The reducer, with its type under a name: an enum around this one names it.
  private var body: [DeclSyntax] {
    let reducers = source { $0.reducer(in: context) }
    let type =
      "ComposableCore.\(reducers.isEmpty ? "EmptyReducer" : "Reduce")<Self.State, Self.Action>"
    let statements =
      reducers.isEmpty
      ? "\(type)()"
      : """
      var reducers = ComposableCore._CaseReducers<Self.State, Self.Action>()
      \(reducers)
      return ComposableCore.Reduce(reducers)
      """
    return [
      "\(raw: access)typealias Body = \(raw: type)",
      """
      \(raw: access)static var body: Body {
      \(raw: statements)
      }
      """,
    ]
  }

  /// A value of the enum that is none of its features: `Route()` is the reducer of a route as
  /// `Edit()` is that of a screen, so that an enum around this one names both alike.
  private var instance: [DeclSyntax] {
    guard !declaration.hasInitializer else { return [] }
    return [
      "case _$reducer",
      """
      \(raw: access)init() {
      self = ._$reducer
      }
      """,
    ]
  }

  private var caseScope: DeclSyntax {
    let cases = source(\.scope)
    return """
      @dynamicMemberLookup
      \(raw: access)enum CaseScope: \(raw: casePathable), ComposableCore._CaseScopeProtocol {
      \(raw: cases)
      \(raw: casePaths(of: nestedEnum("CaseScope", cases)))
      }
      """
  }

  private var scope: DeclSyntax {
    """
    @preconcurrency
    @MainActor
    \(raw: access)static func scope(\
    _ store: ComposableCore.Store<Self.State, Self.Action>\
    ) -> CaseScope {
    switch store.state {
    \(raw: source(\.scoping))
    }
    }
    """
  }
}

extension EnumDeclSyntax {
  /// The payloads of the cases of a nested enum `Action`, by the names of the cases.
  fileprivate var payloadsOfNestedAction: [String: String] {
    for member in memberBlock.members {
      guard let action = member.decl.as(EnumDeclSyntax.self), action.name.text == "Action"
      else { continue }
      var payloads: [String: String] = [:]
      for case let enumCase? in action.memberBlock.members.map({
        $0.decl.as(EnumCaseDeclSyntax.self)
      }) {
        for element in enumCase.elements {
          let enumCase = EnumCase(element, in: enumCase)
          guard enumCase.hasOneParameter else { continue }
          payloads[enumCase.name] = enumCase.payloadType { type in
            let name = type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
            return action.hasNestedType(name) ? "Action.\(type)" : type
          }
        }
      }
      return payloads
    }
    return [:]
  }

  /// Whether there is an `init()`.
  fileprivate var hasInitializer: Bool {
    memberBlock.members.contains { member in
      member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.isEmpty
        ?? false
    }
  }

  fileprivate func hasStaticMember(_ name: String) -> Bool {
    memberBlock.members.contains { member in
      if let property = member.decl.as(VariableDeclSyntax.self) {
        return property.isStatic && property.bindings.contains { $0.name == name }
      }
      if let method = member.decl.as(FunctionDeclSyntax.self) {
        return method.modifiers.has(.static) && method.name.text == name
      }
      return false
    }
  }
}
