import ConcurrencyExtras
import IssueReporting

/// Follows one write of a binding until a ``BindingReducer`` applies it, and reports it when none
/// has by the time that nobody holds the action any more. Debug builds only.
final class BindingDelivery: Sendable {
  private let isApplied = LockIsolated(false)
  private let actionType: Any.Type
  private let value: any Sendable
  private let declaration: String?
  private let isExpected: @MainActor @Sendable () -> Bool

  /// - Parameters:
  ///   - declaration: Where source declares what is written, if that is known.
  ///   - isExpected: Whether somebody is still there to apply the write.
  init(
    of value: any Sendable, by actionType: Any.Type, declaredAt declaration: String? = nil,
    isExpected: @escaping @MainActor @Sendable () -> Bool
  ) {
    self.value = value
    self.declaration = declaration
    self.actionType = actionType
    self.isExpected = isExpected
  }

  func markApplied() {
    isApplied.setValue(true)
  }

  deinit {
    guard !isApplied.value else { return }
    Task { @MainActor [actionType, value, declaration, isExpected] in
      guard isExpected() else { return }
      reportIssue(
        """
        A binding wrote a value, and no reducer applied it. Add 'BindingReducer()' to the 'body' of \
        the reducer whose action is this type.

          Action: \(shortName(of: actionType))
          Value: \(value)\(declaration.map { "\n  Field: \($0)" } ?? "")
        """
      )
    }
  }
}
