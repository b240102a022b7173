import CasePaths
import Dependencies
import IdentifiedCollections
import IssueReporting

/// The features on a navigation stack: a collection whose elements have ids.
///
/// ```swift
/// @ObservableState struct State { var path = StackState<Path.State>() }
/// …
/// state.path.append(.detail(Detail.State(item)))
/// state.path.pop(to: id)
/// ```
///
/// What is added to it, by whatever method of the collection, gets an id that no element ever had.
public struct StackState<Element> {
  typealias Component = StackComponent<Element>

  @usableFromInline var components: IdentifiedArrayOf<StackComponent<Element>>

  /// An empty stack.
  public init() {
    components = []
  }

  /// The ids of the elements, from the bottom of the stack to its top.
  public var ids: OrderedSet<StackElementID> { components.ids }

  /// The element with an id, `nil` when there is none.
  ///
  /// Writing `nil` removes just that element. Writing an element under an id that is not there reports
  /// an issue and changes nothing; in a test it puts the element on top.
  public subscript(id id: StackElementID) -> Element? {
    get { components[id: id]?.element }
    set {
      switch (newValue, contains(id)) {
      case (let element?, true):
        components[id: id] = Component(id: id, element: element)
      case (let element?, false):
        guard isTesting else { return reportMissing(id) }
        components.append(Component(id: id, element: element))
      case (nil, _):
        components.remove(id: id)
      }
    }
    _modify {
      guard contains(id) else {
        var absent: Element?
        defer { if let absent { self[id: id] = absent } }
        yield &absent
        return
      }
      yield &components[id: id][elementOf: id]
    }
  }

  /// The payload of a case of the element with an id; `nil` in another case, and when there is no such
  /// element.
  ///
  /// Writing `nil` removes the element. Writing while the element is in another case, or absent,
  /// changes nothing and reports an issue.
  public subscript<Payload>(
    id id: StackElementID, case keyPath: CaseKeyPath<Element, Payload>
  ) -> Payload? where Element: CasePathable {
    get { self[id: id].flatMap { AnyCasePath(keyPath).extract(from: $0) } }
    set {
      let path = AnyCasePath(keyPath)
      guard let element = self[id: id], path.extract(from: element) != nil else {
        reportIssue(
          """
          \(caseLabel(of: keyPath)) of the stack element \(id.debugDescription) was changed while the \
          element is \(self[id: id].map { "'\(caseLabel(of: $0))'" } ?? "'nil'"). Change a case only \
          while the element is in it.
          """
        )
        return
      }
      self[id: id] = newValue.map(path.embed)
    }
  }

  /// Removes the element with an id and all above it. Does nothing when there is no such element.
  public mutating func pop(from id: StackElementID) {
    guard let index = components.index(id: id) else { return }
    components.removeSubrange(index...)
  }

  /// Removes all elements above the one with an id. Does nothing when there is no such element.
  public mutating func pop(to id: StackElementID) {
    guard let index = components.index(id: id) else { return }
    components.removeSubrange((index + 1)...)
  }

  /// Puts an element with an id that it has already on top.
  @usableFromInline mutating func push(_ element: Element, id: StackElementID) {
    components.append(Component(id: id, element: element))
  }

  @usableFromInline func contains(_ id: StackElementID) -> Bool {
    components.index(id: id) != nil
  }

  private func reportMissing(_ id: StackElementID) {
    reportIssue(
      """
      An element was written to the stack under the id \(id.debugDescription), which is not there: \
      append it instead. The ids are \(ids.map(\.debugDescription).joined(separator: ", ")).
      """
    )
  }
}

/// An element of a stack and its id.
@usableFromInline struct StackComponent<Element>: Identifiable {
  @usableFromInline let id: StackElementID
  @usableFromInline var element: Element

  @usableFromInline init(id: StackElementID, element: Element) {
    self.id = id
    self.element = element
  }
}

extension Optional {
  /// The element, moved out for as long as the caller changes it: a copy of it left here would make
  /// every change copy what it holds.
  fileprivate subscript<Element>(elementOf id: StackElementID) -> Element?
  where Wrapped == StackComponent<Element> {
    get { self?.element }
    _modify {
      var element = take()?.element
      defer { self = element.map { StackComponent(id: id, element: $0) } }
      yield &element
    }
  }
}

extension StackState: Sendable where Element: Sendable {}
extension StackComponent: Sendable where Element: Sendable {}
