import CustomDump
import IdentifiedCollections
import IssueReporting

/// The issues of operators on reducers, shown where source applies the operator.
extension IssueLocation {
  /// Reports an action for a child whose state is `nil`.
  @usableFromInline func reportMissingChild<Action, State>(
    of operatorName: String, action: Action, in state: State.Type
  ) {
    report(
      """
      The '\(operatorName)' at '\(fileID):\(line)' received an action for a child whose state is \
      'nil', and ignored it:

        Action:
          \(caseLabel(of: action))
      """,
      cause: "set the child's state to 'nil'"
    )
  }

  /// Reports an action for the child of another case than the state is in.
  @usableFromInline func reportOtherCase<Action, State>(
    of operatorName: String = "ifCaseLet", action: Action, state: State
  ) {
    report(
      """
      The '\(operatorName)' at '\(fileID):\(line)' received an action for a child while the state of \
      '\(shortName(of: State.self))' is in another case, and ignored it:

        Action:
          \(caseLabel(of: action))
        State:
          \(caseLabel(of: state))
      """,
      cause: "changed the case of the state"
    )
  }

  /// Reports an action for an element that is not there.
  ///
  /// - Parameters:
  ///   - id: That of the element.
  ///   - ids: Those that are there, where they are to be listed.
  @usableFromInline func reportMissingElement<Action>(
    action: Action, id: Any, ids: OrderedSet<StackElementID>? = nil
  ) {
    let present = ids.map { ids in
      ids.isEmpty
        ? ", and there are none"
        : ", and those there are \(ids.map(\.debugDescription).joined(separator: ", "))"
    }
    report(
      """
      The 'forEach' at '\(fileID):\(line)' received an action for an element that is not there, and \
      ignored it:

        Action:
          \(caseLabel(of: action))
        Id:
          \(String(reflecting: id))\(present ?? "")
      """,
      cause: "removed the element"
    )
  }

  private func report(_ message: String, cause: String) {
    report(
      """
      \(message)

      This happens when
      • a parent reducer \(cause) before this operator ran: run the operator before it;
      • an effect sent the action after that: cancel the effect then;
      • a view sent the action although it was not on screen for it: send it only while the child is \
      there.
      """
    )
  }
}
