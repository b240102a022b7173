/// Runs asynchronous work as long as a view is there.
struct TaskModifier {
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

private final class TaskNode<Modified: View>: LifetimeNode<Modified, TaskModifier> {
  private var task: Task<Void, Never>?

  override func appear() {
    task = Task(priority: view.modifier.priority, operation: view.modifier.action)
  }

  override func disappear() {
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Starts asynchronous work when the view comes on screen, and cancels it when the view leaves.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(priority: priority, action: action))
  }
}
