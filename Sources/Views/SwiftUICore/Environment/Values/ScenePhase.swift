/// What a scene is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  /// What the scene that the view is in is doing. An app in a terminal is active as long as it runs.
  @Entry public var scenePhase: ScenePhase = .active
}
