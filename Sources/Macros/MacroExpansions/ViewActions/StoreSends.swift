import SwiftDiagnostics
import SwiftSyntax

/// Calls of `store.send` in a view that has a `send` of its own.
final class StoreSends: SyntaxVisitor {
  /// One of the calls.
  struct Send {
    fileprivate let call: FunctionCallExprSyntax
    fileprivate let isOfSelf: Bool
  }

  private var sends: [Send] = []

  static func all(in declaration: some DeclGroupSyntax) -> [Send] {
    let visitor = StoreSends(viewMode: .sourceAccurate)
    visitor.walk(declaration)
    return visitor.sends
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "send", let store = member.base
    {
      switch store.trimmedDescription {
      case "store": sends.append(Send(call: node, isOfSelf: false))
      case "self.store": sends.append(Send(call: node, isOfSelf: true))
      default: break
      }
    }
    return .visitChildren
  }
}

extension StoreSends.Send {
  var warning: Diagnostic {
    Diagnostic(
      node: call,
      message: MacroError(
        "A view with '@ViewAction' sends view actions with 'send', not with 'store.send'",
        id: "storeSend", severity: .warning),
      fixIts: bareSend.map { replacement in
        [
          FixIt(
            message: MacroFixIt("Call 'send' instead", id: "bareSend"),
            changes: [.replace(oldNode: Syntax(call), newNode: Syntax(replacement))])
        ]
      } ?? []
    )
  }

  /// The call of the view's own `send`, for an action that is written as `.view(…)`.
  private var bareSend: FunctionCallExprSyntax? {
    guard
      let argument = call.arguments.first, argument.label == nil,
      let view = argument.expression.as(FunctionCallExprSyntax.self),
      let path = view.calledExpression.as(MemberAccessExprSyntax.self),
      path.base == nil, path.declName.baseName.text == "view",
      view.arguments.count == 1, let action = view.arguments.first, action.label == nil
    else { return nil }
    var send = call
    send.calledExpression = isOfSelf ? "self.send" : "send"
    send.calledExpression.leadingTrivia = call.leadingTrivia
    send.arguments[send.arguments.startIndex] = argument.with(\.expression, action.expression)
    return send
  }
}
