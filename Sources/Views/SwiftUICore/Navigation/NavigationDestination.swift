import DataFlow
import Elements
import IssueReporting

/// Shows pages for values of a type, wherever in the stack it stands.
struct DestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
}

extension DestinationModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    DestinationNode(view, in: context)
  }
}

private final class DestinationNode<Modified: View, Value: Hashable, Destination: View>:
  ModifierNode<Modified, DestinationModifier<Value, Destination>>, DestinationSource
{
  private var stack = PageStackReference(stack: nil)

  override func modifierChanged() {
    readsAreFresh()
    let current = environment.pageStack
    if current != stack { stack.stack?.removeDestination(self) }
    stack = current
    stack.stack?.setDestination(self)
  }

  override func willDispose() {
    stack.stack?.removeDestination(self)
  }

  func makes(_ value: AnyHashable) -> Bool { value.base is Value }

  func content(for value: AnyHashable) -> AnyView {
    guard let value = value.base as? Value else { return AnyView(EmptyView()) }
    return AnyView(ItemContent(item: value, content: view.modifier.destination))
  }
}

/// What a closure makes of an item. The closure's reads are its own.
struct ItemContent<Item, Content: View> {
  let item: Item
  let content: (Item) -> Content
}

extension ItemContent: View {
  var body: Content { content(item) }

  static var _evaluatedType: Any.Type? { nil }
}

/// Where pages for values come from.
@MainActor
protocol DestinationSource: AnyObject {
  func makes(_ value: AnyHashable) -> Bool
  func content(for value: AnyHashable) -> AnyView
}

/// The destinations that the views on a stack's pages know. The first that was there counts.
@MainActor
struct DestinationTable {
  private struct Entry {
    weak var source: (any DestinationSource)?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  mutating func add(_ source: any DestinationSource) {
    guard !entries.contains(where: { $0.source === source }) else { return }
    entries.append(Entry(source: source))
  }

  mutating func remove(_ source: any DestinationSource) {
    entries.removeAll { $0.source == nil || $0.source === source }
  }

  func source(for value: AnyHashable) -> (any DestinationSource)? {
    for entry in entries {
      if let source = entry.source, source.makes(value) { return source }
    }
    return nil
  }
}

/// What is shown for a value that no view has a destination for.
struct MissingDestination: View {
  let value: AnyHashable

  var body: some View {
    Label(
      "No destination for “\(String(describing: type(of: value.base)))”",
      systemImage: "exclamationmark.triangle")
  }

  static var _evaluatedType: Any.Type? { nil }

  static func report(_ value: AnyHashable) {
    let type = type(of: value.base)
    reportIssue(
      """
      There is no destination for the value '\(value.base)' of type '\(type)' on the path of a \
      navigation stack. Add one to a view inside of the stack:

        .navigationDestination(for: \(type).self) { … }
      """,
      severity: .warning
    )
  }
}

extension View {
  /// Shows a page for each value of a type on the stack's path.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: The page for a value.
  nonisolated public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }
}
