import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@ObservableState` makes of an enum: it stores nothing, so its identity is that of its
/// payload.
///
/// Cases count in the order of the source, those of every `#if` clause among them.
struct ObservableEnum {
  private let cases: EnumCases

  init(_ declaration: EnumDeclSyntax) {
    cases = EnumCases(of: declaration)
  }

  var members: [DeclSyntax] {
    [
      """
      public var _$id: ComposableCore.ObservableStateID {
      _$identity ?? ComposableCore.ObservableStateID()
      }
      """,
      """
      public var _$identity: ComposableCore.ObservableStateID? {
      switch self {
      \(raw: identities)
      }
      }
      """,
      """
      public mutating func _$willModify() {
      \(raw: changing("_$willModify"))
      }
      """,
      """
      public mutating func _$separateFromCopies() {
      \(raw: changing("_$separateFromCopies"))
      }
      """,
    ] + (cases.isEmpty ? [] : [comparison])
  }

  private var comparison: DeclSyntax {
    """
    public static func _$isUnchanged(_ old: Self, _ new: Self) -> Swift.Bool {
    switch old {
    \(raw: cases.source { "case \($0.pattern(binding: "old")):\n\(comparison($0))" })
    }
    }
    """
  }

  private var identities: String {
    var number = -1
    return cases.source { enumCase in
      number += 1
      let pattern = enumCase.hasOneParameter ? enumCase.pattern : ".\(enumCase.name)"
      return "case \(pattern):\nreturn \(identity(enumCase, number))"
    }
  }

  private func identity(_ enumCase: EnumCase, _ number: Int) -> String {
    switch enumCase.parameters.count {
    case 0: "ComposableCore.ObservableStateID._$case(\(number))"
    case 1: "ComposableCore._$identity(of: value0)?._$tag(\(number))"
    default: "nil"
    }
  }

  private func comparison(_ enumCase: EnumCase) -> String {
    let comparisons = enumCase.parameters.indices
      .map { "ComposableCore._$isUnchanged(old\($0), new\($0))" }
    return """
      guard case \(enumCase.pattern(binding: "new")) = new else {
      return false
      }
      return \(comparisons.isEmpty ? "true" : comparisons.joined(separator: " && "))
      """
  }

  /// A statement that changes the payload: the value is taken apart and put together again, and
  /// every case is spelled out, so that nothing is copied.
  private func changing(_ function: String) -> String {
    guard !cases.isEmpty else { return "" }
    let changes = cases.source { enumCase in
      guard enumCase.hasOneParameter else {
        return "case \(enumCase.pattern):\nreturn \(reassembly(enumCase))"
      }
      return """
        case \(enumCase.pattern("var")):
        ComposableCore.\(function)(&value0)
        return \(reassembly(enumCase))
        """
    }
    return """
      ComposableCore._$replace(&self) { (value: consuming Self) -> Self in
      switch consume value {
      \(changes)
      }
      }
      """
  }

  private func reassembly(_ enumCase: EnumCase) -> String {
    let arguments = enumCase.parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "") + "value\(index)"
    }
    return ".\(enumCase.name)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }
}
