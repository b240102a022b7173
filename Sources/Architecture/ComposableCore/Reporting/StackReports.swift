import Dependencies
import IdentifiedCollections
import IssueReporting

/// The issues of a stack, shown where source applies `forEach`.
@usableFromInline
struct StackReports {
  let location: IssueLocation

  @usableFromInline init(at location: IssueLocation) {
    self.location = location
  }

  func reportDuplicate(_ id: StackElementID, ids: OrderedSet<StackElementID>) {
    location.report(
      """
      The 'forEach' at '\(location.fileID):\(location.line)' received a push of an element with the \
      id \(id.debugDescription), which is on the stack already, and ignored it. The ids are \
      \(list(ids)).
      """
    )
  }

  func reportMissing(_ id: StackElementID, ids: OrderedSet<StackElementID>) {
    location.report(
      """
      The 'forEach' at '\(location.fileID):\(location.line)' received 'popFrom' for an element with \
      the id \(id.debugDescription), which is not on the stack, and ignored it. The ids are \
      \(list(ids)).
      """
    )
  }

  /// In a test, notes that an id has been given, and reports one that was not its turn.
  func checkOrder(of id: StackElementID) {
    guard isTesting else { return }
    let generator = DependencyValues._current.stackElementID
    let next = generator.peek()
    if id.generation > next.generation {
      location.report(
        """
        The 'forEach' at '\(location.fileID):\(location.line)' received a push of an element with \
        the id \(id.debugDescription), and the next id is \(next.debugDescription). Tests push ids \
        in their order, so that those of the elements that follow are known.
        """
      )
    }
    if id == next { generator.skip(through: id) }
  }

  private func list(_ ids: OrderedSet<StackElementID>) -> String {
    ids.isEmpty ? "none" : ids.map(\.debugDescription).joined(separator: ", ")
  }
}
