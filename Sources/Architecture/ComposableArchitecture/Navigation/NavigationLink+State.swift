import ComposableCore
import Dependencies
import IssueReporting
import SwiftUICore

extension NavigationLink where Destination == Never {
  /// Pushes the state of a feature on the stack of the store that the navigation stack around the
  /// link shows. A link to `nil` is disabled.
  ///
  /// - Parameters:
  ///   - state: What is pushed: a value of the stack's elements.
  ///   - label: What the link shows.
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  @MainActor
  public init<Element, Content: View>(
    state: Element?,
    @ViewBuilder label: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Label == _NavigationLinkStoreContent<Element, Content> {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(pushing: state.map { state in { AnyHashable(component(of: state)) } }) {
      _NavigationLinkStoreContent(state: state, label: label(), location: location)
    }
  }

  /// Pushes the state of a feature on the stack of a store. A link to `nil` is disabled.
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  @MainActor
  public init<Element>(
    _ titleKey: LocalizedStringKey,
    state: Element?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Label == _NavigationLinkStoreContent<Element, Text> {
    self.init(
      state: state, label: { Text(titleKey) }, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Pushes the state of a feature on the stack of a store. A link to `nil` is disabled.
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  @MainActor
  @_disfavoredOverload
  public init<Title: StringProtocol, Element>(
    _ title: Title,
    state: Element?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Label == _NavigationLinkStoreContent<Element, Text> {
    self.init(
      state: state, label: { Text(title) }, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

/// An element for the stack, with an id that no element had.
private func component<Element>(of state: Element) -> StackState<Element>.PathView.Component {
  @Dependency(\.stackElementID) var stackElementID
  return StackState<Element>.PathView.Component(id: stackElementID.next(), element: state)
}

/// The label of a link, which looks whether the stack around it takes what the link pushes.
public struct _NavigationLinkStoreContent<Element, Label: View> {
  @Environment(\.pathElementType) private var pathElementType
  let state: Element?
  let label: Label
  let location: IssueLocation

  init(state: Element?, label: Label, location: IssueLocation) {
    self.state = state
    self.label = label
    self.location = location
  }
}

extension _NavigationLinkStoreContent: View {
  public var body: some View {
    label.onAppear { checkStack() }
  }

  private func checkStack() {
    guard let state, pathElementType != StackState<Element>.PathView.Component.self else { return }
    location.report(
      """
      A link with the state '\(state)' of type '\(Element.self)' is shown in \
      \(pathElementType.map { "a navigation stack over '\($0)'" } ?? "no navigation stack of a store"). \
      Show it in the 'NavigationStack(path:root:destination:)' of a store whose stack has elements \
      of that type.
      """
    )
  }
}
