import SwiftDiagnostics
import SwiftSyntax

/// Operators one after the other on a `Reduce` that does not say its types.
///
/// Which of its forms each operator is depends on the state. Where the head does not say what that
/// is, the compiler learns it at the end of the chain, after it has chosen all the forms, and tries
/// all combinations; a long chain it gives up.
struct OperatorChain {
  /// From this number on the compiler takes many seconds, or gives up.
  private static let tooLong = 6

  private let head: DeclReferenceExprSyntax
  private let count: Int

  /// The chains that are too long, among the statements of a body.
  static func all(in body: PatternBindingSyntax) -> [OperatorChain] {
    guard case .getter(let statements) = body.accessorBlock?.accessors else { return [] }
    return statements.compactMap { OperatorChain($0.item) }.filter { $0.count >= tooLong }
  }

  private init?(_ statement: CodeBlockItemSyntax.Item) {
    guard var call = statement.as(FunctionCallExprSyntax.self) else { return nil }
    var count = 0
    while let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?
      .as(FunctionCallExprSyntax.self)
    {
      count += 1
      call = base
    }
    guard
      let head = call.calledExpression.as(DeclReferenceExprSyntax.self),
      head.baseName.text == "Reduce"
    else { return nil }
    (self.head, self.count) = (head, count)
  }

  /// - Parameter types: The state and the action of the body: `State, Action`.
  func warning(types: String) -> Diagnostic {
    let typed = "Reduce<\(types)>"
    return Diagnostic(
      node: head,
      message: MacroError(
        """
        The compiler does not check \(count) operators in time on a reducer whose types it has to \
        find out: write '\(typed)'
        """,
        id: "operatorChain", severity: .warning),
      fixIt: FixIt(
        message: MacroFixIt("Write '\(typed)'", id: "typedHead"),
        changes: [
          .replace(
            oldNode: Syntax(head),
            newNode: Syntax(
              "\(head.leadingTrivia)\(raw: typed)\(head.trailingTrivia)" as ExprSyntax))
        ])
    )
  }
}
