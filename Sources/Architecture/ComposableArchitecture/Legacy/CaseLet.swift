import ComposableCore
import IssueReporting
import SwiftUICore

/// A view of the feature of one case, in a ``SwitchStore``.
@available(
  *, deprecated,
  message: "Mark the state with '@ObservableState', and write 'switch store.case'."
)
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
@MainActor
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  @Environment(\.switchedStore) private var store

  private let toCaseState: (EnumState) -> CaseState?
  private let fromCaseAction: (CaseAction) -> EnumAction
  private let content: (Store<CaseState, CaseAction>) -> Content
  private let location: IssueLocation

  /// - Parameters:
  ///   - toCaseState: The payload of the case.
  ///   - fromCaseAction: Makes an action of the enum's feature of one of the case's.
  ///   - content: The view.
  public init(
    _ toCaseState: @escaping (_ state: EnumState) -> CaseState?,
    action fromCaseAction: @escaping (_ action: CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
    location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public var body: some View {
    if let store = store as? Store<EnumState, EnumAction> {
      IfLetStore(store.scope(state: toCaseState, action: fromCaseAction), then: content) {
        EmptyView().onAppear {
          location.report(
            """
            The 'CaseLet' at '\(location.fileID):\(location.line)' is shown while the state of \
            '\(EnumState.self)' is in another case. Show each 'CaseLet' in the case of the 'switch' \
            that it is for.
            """
          )
        }
      }
    } else {
      EmptyView().onAppear {
        location.report(
          """
          The 'CaseLet' at '\(location.fileID):\(location.line)' is in no 'SwitchStore' over \
          '\(EnumState.self)'. Show it in one.
          """
        )
      }
    }
  }
}

@available(
  *, deprecated,
  message: "Mark the state with '@ObservableState', and write 'switch store.case'."
)
extension CaseLet where CaseAction == EnumAction {
  /// - Parameters:
  ///   - toCaseState: The payload of the case.
  ///   - content: The view, which sends actions of the enum's feature.
  public init(
    _ toCaseState: @escaping (_ state: EnumState) -> CaseState?,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      toCaseState, action: { $0 }, then: content, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
