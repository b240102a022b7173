import Elements

/// A view that is one element, with the elements of its content in it. All controls and stacks are
/// such views.
///
/// **How to write one.** Declare a plain struct and conform in an extension, so that its
/// initialisers stay nonisolated:
///
/// ```swift
/// public struct Toggle<Label: View> {
///   let isOn: Binding<Bool>
///   let label: Label
/// }
///
/// extension Toggle: _ElementView {
///   public var _content: Label { label }
///
///   public func _updateElement(_ element: Element, environment: EnvironmentValues) {
///     element.content = .toggle(ToggleContent(isOn: isOn.wrappedValue))
///     element.respond = { [isOn] event in
///       guard case .toggle(let value) = event else { return false }
///       isOn.wrappedValue = value
///       return true
///     }
///   }
/// }
/// ```
///
/// - `_updateElement` runs at the start, when the view has another value, when a key that it read
///   from `environment` has another value, and when something observable changed that it read
///   *through a dynamic property of the view* (a `Binding`, a `@State`). Then this node runs again,
///   and no body. It sets all that it can ever set: the element lasts longer than the view's value.
///   An equal value costs nothing.
/// - Read the environment through the parameter only: it records the keys.
/// - The node itself sets whether the element is enabled, and the accessibility that modifiers
///   gave. Everything else is the view's.
/// - A view without content leaves `_content` out. What the content needs in its environment,
///   `_content` says: `label.environment(\.font, .headline)`.
/// - A view that is several siblings (a heading and what it discloses) is no element: it is a view
///   with a `body`.
public protocol _ElementView: _PrimitiveView {
  associatedtype _Content: View = EmptyView

  /// What the element holds.
  var _content: _Content { get }

  /// Brings the view's element up to date.
  func _updateElement(_ element: Element, environment: EnvironmentValues)
}

extension _ElementView where _Content == EmptyView {
  public var _content: EmptyView { EmptyView() }
}

extension _ElementView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : ElementViewNode(view, in: context)
  }

  public static var _isSingleRow: Bool { true }
}
