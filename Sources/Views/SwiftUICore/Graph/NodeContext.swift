/// What a node is made with: where it stands, and what comes down to it.
@MainActor
public struct _NodeContext {
  let graph: Graph
  let parent: Node?
  /// Tells the node from its siblings, for state that is parked and given back.
  var place = 0
  var environment: EnvironmentValues
  /// Whether the node gives rows to a lazy container. Otherwise it gives elements.
  var makesRows = false
  /// The state of an earlier node in this place.
  var parkedState: ParkedState?
}
