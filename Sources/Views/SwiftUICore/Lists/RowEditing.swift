import Elements
import Foundation

/// What can be done with the elements of a `ForEach` in a list.
@MainActor
protocol RowEditingNode: AnyObject {
  var onDelete: ((IndexSet) -> Void)? { get }
  var onMove: ((IndexSet, Int) -> Void)? { get }
}

/// A view of the elements of a collection, made from their data.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

struct RowEditingModifier {
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
}

extension RowEditingModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    RowEditingModifierNode(view, in: context)
  }
}

private final class RowEditingModifierNode<Modified: View>:
  ModifierNode<Modified, RowEditingModifier>, RowEditingNode, ElementWrapper
{
  var onDelete: ((IndexSet) -> Void)? { view.modifier.onDelete }
  var onMove: ((IndexSet, Int) -> Void)? { view.modifier.onMove }

  override func collect(into rows: inout RowTable) {
    rows.wrapping(by: self) { super.collect(into: &$0) }
  }

  func wrap(_ element: Element) -> Element { element }
  func unwrap(_ element: Element) {}
}

extension DynamicViewContent {
  /// Lets the user take rows away: the action takes their elements out of the data.
  ///
  ///     ForEach(todos) { TodoRow(todo: $0) }
  ///       .onDelete { todos.remove(atOffsets: $0) }
  ///
  /// `nil` forbids it.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowEditingModifier(onDelete: action))
  }

  /// Lets the user bring rows into another order: the action moves their elements in the data.
  ///
  ///     ForEach(todos) { TodoRow(todo: $0) }
  ///       .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
  ///
  /// `nil` forbids it.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowEditingModifier(onMove: action))
  }
}

private struct EditingTrait {
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
}

extension EditingTrait: RowTraitModifier {
  func add(to traits: inout RowTraits) {
    if isDeleteDisabled { traits.isDeleteDisabled = true }
    if isMoveDisabled { traits.isMoveDisabled = true }
    if isSelectionDisabled { traits.isSelectionDisabled = true }
  }
}

extension View {
  /// Keeps the user from taking the row away.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(EditingTrait(isDeleteDisabled: isDisabled))
  }

  /// Keeps the user from moving the row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(EditingTrait(isMoveDisabled: isDisabled))
  }

  /// Keeps the user from selecting the row.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EditingTrait(isSelectionDisabled: isDisabled))
  }
}
