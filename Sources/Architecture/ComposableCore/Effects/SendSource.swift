/// What effects that send at once have in common when they are started together.
final class SendSource {
  /// What the effects of the actions belong to.
  let tree: EffectTree

  /// The way of the actions to the root.
  let route: [RouteStep]

  /// The transaction that the actions arrive in.
  let transaction: ActionTransaction

  /// Whether the feature that sends is there no more, and its actions are not processed.
  var isGone = false

  init(tree: EffectTree, route: [RouteStep]) {
    self.tree = tree
    self.route = route
    transaction = route.transaction
  }
}
