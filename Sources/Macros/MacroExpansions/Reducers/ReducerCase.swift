import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A case of an enum reducer, in the forms that it takes in what `@Reducer` makes of the enum.
struct ReducerCase {
  private enum Kind {
    /// A feature, and the expression that makes its reducer.
    case feature(type: TypeSyntax, reducer: String)
    /// State that is gone after its first action.
    case ephemeral(type: TypeSyntax)
    /// State that no reducer of this enum runs on, with the type of the actions that the enum's own
    /// `Action` has for it.
    case handled(type: TypeSyntax, action: String)
    /// A value, several, or none.
    case inert
    /// A value that is not marked as one.
    case unmarked(type: TypeSyntax)
  }

  private let enumCase: EnumCase
  private let kind: Kind

  /// - Parameter actions: The payloads of the cases of an `Action` that is written by hand.
  init(_ enumCase: EnumCase, actions: [String: String]) {
    self.enumCase = enumCase
    let attributes = enumCase.declaration.attributes
    guard enumCase.hasOneParameter, let parameter = enumCase.parameters.first else {
      kind = .inert
      return
    }
    let type = parameter.type.trimmed
    if attributes.has("ReducerCaseIgnored") {
      kind = actions[enumCase.name].map { .handled(type: type, action: $0) } ?? .inert
    } else if attributes.has("ReducerCaseEphemeral") || type.isDialogState {
      kind = .ephemeral(type: type)
    } else if parameter.defaultValue == nil, type.isNoFeature {
      kind = .unmarked(type: parameter.type)
    } else {
      kind = .feature(
        type: type, reducer: parameter.defaultValue?.value.trimmedDescription ?? "\(type)()")
    }
  }

  private var prefix: String {
    enumCase.declaration.modifiers.has(.indirect) ? "indirect case" : "case"
  }

  /// The case of the state.
  var state: String {
    switch kind {
    case .feature(let type, _): declaration("\(type).State")
    case .ephemeral(let type), .handled(let type, _): declaration("\(type)")
    case .inert, .unmarked: inertDeclaration
    }
  }

  /// The case of the actions.
  var action: String {
    switch kind {
    case .feature(let type, _), .ephemeral(let type): declaration("\(type).Action", label: nil)
    case .handled(_, let action): declaration(action, label: nil)
    case .inert, .unmarked: declaration("Swift.Never", label: nil)
    }
  }

  /// The statement that adds the case's reducer to those of the enum; empty for a case without one.
  ///
  /// Issues of the reducer are shown at the case.
  func reducer(in context: some MacroExpansionContext) -> String {
    guard case .feature(_, let reducer) = kind else { return "" }
    var arguments = [reducer, "\\.\(enumCase.name)", "action: \\.\(enumCase.name)"]
    if let id = context.location(
      of: enumCase.element.name, at: .afterLeadingTrivia, filePathMode: .fileID),
      let path = context.location(
        of: enumCase.element.name, at: .afterLeadingTrivia, filePathMode: .filePath)
    {
      arguments += [
        "fileID: \(id.file)", "filePath: \(path.file)", "line: \(id.line)", "column: \(id.column)",
      ]
    }
    return "reducers.add(\n\(arguments.joined(separator: ", "))\n)"
  }

  /// The error of a value that would be taken for a feature.
  var diagnostic: Diagnostic? {
    guard case .unmarked(let type) = kind else { return nil }
    let mark = "@ReducerCaseIgnored "
    var marked = enumCase.declaration
    marked.leadingTrivia = []
    return Diagnostic(
      node: type,
      message: MacroError(
        """
        '\(type.trimmed)' is no feature: mark a case with a value of its own with '@ReducerCaseIgnored'
        """,
        id: "unmarkedValue"),
      fixIts: marked.elements.count > 1
        ? []
        : [
          FixIt(
            message: MacroFixIt("Add '@ReducerCaseIgnored'", id: "markValue"),
            changes: [
              .replace(
                oldNode: Syntax(enumCase.declaration),
                newNode: Syntax(
                  "\(enumCase.declaration.leadingTrivia)\(raw: mark)\(marked)" as DeclSyntax))
            ])
        ]
    )
  }

  /// The case of what views switch over.
  var scope: String {
    switch kind {
    case .feature(let type, _):
      declaration("ComposableCore.Store<\(type).State, \(type).Action>")
    case .ephemeral(let type): declaration("\(type)")
    case .handled(let type, let action): declaration("ComposableCore.Store<\(type), \(action)>")
    case .inert, .unmarked: inertDeclaration
    }
  }

  /// What turns the case of the state into what views switch over.
  var scoping: String {
    let (name, label) = (enumCase.name, enumCase.parameters.first?.label.map { "\($0): " } ?? "")
    switch kind {
    case .feature, .handled:
      return """
        case .\(name):
        return .\(name)(\(label)store._scope(case: \\.\(name), action: \\.\(name)))
        """
    case .ephemeral, .inert, .unmarked:
      let values = enumCase.parameters.enumerated().map { index, parameter in
        (parameter.label.map { "\($0): " } ?? "") + "value\(index)"
      }
      let payload = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      return "case \(enumCase.pattern):\nreturn .\(name)\(payload)"
    }
  }

  private func declaration(_ type: String) -> String {
    declaration(type, label: enumCase.parameters.first?.label)
  }

  private func declaration(_ type: String, label: String?) -> String {
    "\(prefix) \(enumCase.name)(\(label.map { "\($0): " } ?? "")\(type))"
  }

  private var inertDeclaration: String {
    "\(prefix) \(enumCase.element.with(\.trailingComma, nil).trimmed)"
  }
}

extension TypeSyntax {
  /// Whether this is the state of an alert or a dialog, as source usually names it.
  fileprivate var isDialogState: Bool {
    guard let (name, arguments) = nameAndGenericArguments else { return false }
    return ["AlertState", "ConfirmationDialogState"].contains(name) && arguments.count == 1
  }
  /// Whether the source alone says that this is a value: it has no `State` and no `Action`.
  fileprivate var isNoFeature: Bool {
    switch kind {
    case .arrayType, .dictionaryType, .functionType, .optionalType, .tupleType: return true
    default: break
    }
    guard let (name, _) = nameAndGenericArguments else { return false }
    return [
      "Array", "Bool", "Character", "Data", "Date", "Decimal", "Dictionary", "Double", "Duration",
      "Float", "IdentifiedArray", "IdentifiedArrayOf", "Int", "Int64", "Never", "Optional",
      "Result", "Set", "String", "UInt", "URL", "UUID", "Void",
    ].contains(name)
  }
}
