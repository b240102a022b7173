import Elements

/// How far a scroll view goes at once.
@MainActor
public protocol ScrollTargetBehavior {
  var _step: ScrollArea.Step { get }
}

/// By what is seen at once.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  nonisolated public init() {}
  public var _step: ScrollArea.Step { .page }
}

/// From one view of the content to the next.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a swipe goes over at most: a press of a key goes to the next.
  public struct LimitBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    public static let never = LimitBehavior(name: "never")
  }

  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {}
  public var _step: ScrollArea.Step { .view }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

private enum ScrollStepKey: EnvironmentKey {
  static var defaultValue: ScrollArea.Step { .line }
}

extension EnvironmentValues {
  /// How far the next scroll view below goes at once.
  var scrollStep: ScrollArea.Step {
    get { self[ScrollStepKey.self] }
    set { self[ScrollStepKey.self] = newValue }
  }
}

private struct ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior> {
  let behavior: Behavior
}

extension ScrollTargetBehaviorModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) { environment.scrollStep = behavior._step }
}

extension View {
  /// Sets how far a scroll view goes at once: a press of an arrow key.
  nonisolated public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior
  ) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }

  /// Names the stack whose views a scroll view goes to. They are those of its content in any case.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
