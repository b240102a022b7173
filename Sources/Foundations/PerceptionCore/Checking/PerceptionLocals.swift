/// How the code of a task reads what is observed.
public enum _PerceptionLocals {
  /// Whether reads of this task are meant not to be observed.
  @TaskLocal public static var skipPerceptionChecking = false

  /// Whether this is inside of `WithPerceptionTracking`.
  @TaskLocal public static var isInPerceptionTracking = false
}
