import DataFlow
import Elements

/// Says of a view that it is where the focus of a namespace moves, or where it begins there.
struct FocusPlaceModifier: Equatable {
  let namespace: Namespace.ID
  /// `nil` for the whole scope.
  let isPreferred: Bool?
}

extension FocusPlaceModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    FocusPlaceNode(view, in: context)
  }
}

/// A view that the focus of a namespace can be given to.
@MainActor
protocol FocusPlace: AnyObject {
  var focusPlace: FocusPlaceModifier { get }
  var elements: [Element] { get }
}

private final class FocusPlaceNode<Modified: View>:
  ModifiedElementsNode<Modified, FocusPlaceModifier>, FocusPlace
{
  override init(_ view: ModifiedContent<Modified, FocusPlaceModifier>, in context: _NodeContext) {
    super.init(view, in: context)
    graph.focus.add(place: self)
    if view.modifier.isPreferred == true { graph.focus.reset(in: view.modifier.namespace) }
  }

  var focusPlace: FocusPlaceModifier { view.modifier }
}

extension View {
  /// Has the focus of a namespace move in the view.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusPlaceModifier(namespace: namespace, isPreferred: nil))
  }

  /// Has the focus of a namespace begin in the view: when the view comes, and when the focus is
  /// reset.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(FocusPlaceModifier(namespace: namespace, isPreferred: prefersDefaultFocus))
  }
}

/// Has the focus begin anew, where the scope of a namespace prefers it.
///
/// ```swift
/// @Namespace private var login
/// @Environment(\.resetFocus) private var resetFocus
///
/// Button("Clear") {
///   name = ""
///   resetFocus(in: login)
/// }
/// ```
public struct ResetFocusAction {
  weak var focus: GraphFocus?

  @MainActor
  public func callAsFunction(in namespace: Namespace.ID) {
    focus?.reset(in: namespace)
  }
}

extension ResetFocusAction: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.focus === rhs.focus }
}

extension EnvironmentValues {
  /// Has the focus begin anew in a namespace.
  @Entry public internal(set) var resetFocus = ResetFocusAction()
}
