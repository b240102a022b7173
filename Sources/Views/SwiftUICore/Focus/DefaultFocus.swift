/// How much the focus wants to begin where it is told to.
public struct DefaultFocusEvaluationPriority: Sendable {
  private init() {}

  /// When nothing else asks for it.
  public static let automatic = DefaultFocusEvaluationPriority()

  /// Whenever the view appears.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Where the focus begins when the view appears.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
