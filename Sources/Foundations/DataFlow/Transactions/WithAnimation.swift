/// Runs `body`, and animates what it changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, animates what it changes, and runs `completion` when that is over.
///
/// No device here moves what it shows, so that is the next time that the main actor is free.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  Task { withTransaction(Transaction(), completion) }
  return result
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When what is shown is as good as what it is to be.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")

  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
