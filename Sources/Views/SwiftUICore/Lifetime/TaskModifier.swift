/// Runs asynchronous work as long as a view is there and a value is the same.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void
}

extension TaskModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    TaskNode(view, in: context)
  }
}

private final class TaskNode<Modified: View, ID: Equatable>:
  LifetimeNode<Modified, TaskModifier<ID>>
{
  private var task: Task<Void, Never>?
  private var startedID: ID?

  override var mustRestart: Bool { startedID.map { $0 != view.modifier.id } ?? false }

  override func appear() {
    startedID = view.modifier.id
    task = Task(priority: view.modifier.priority, operation: view.modifier.action)
  }

  override func disappear() {
    task?.cancel()
    task = nil
    startedID = nil
  }
}

extension View {
  /// Starts asynchronous work when the view comes on screen, and cancels it when the view leaves.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Starts asynchronous work when the view comes on screen, and again when a value changes. The
  /// work before is cancelled then, and when the view leaves.
  nonisolated public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
