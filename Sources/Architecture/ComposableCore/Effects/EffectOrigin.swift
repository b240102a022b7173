import IssueReporting

/// What effects that start together come from, and what they belong to.
struct EffectOrigin {
  /// The action that has led to them. It is there while they start.
  let action: UnsafeRawPointer?

  /// What they belong to, `nil` while there is nothing.
  private(set) var tree: EffectTree?

  /// Their start, made when the first of them asks for it.
  lazy var start = EffectStart()

  /// How many of them the store knows.
  var count = 0

  /// How many effects are around the one that starts now, each put together from others.
  private var depth = 0

  init(action: UnsafeRawPointer?, tree: EffectTree?) {
    self.action = action
    self.tree = tree
  }

  /// Starts what an effect is put together from, unless it is nested too deeply.
  mutating func descend(_ body: (inout EffectOrigin) -> Void) {
    guard depth < Self.depthLimit else {
      return reportIssue(
        """
        An effect is nested more than \(Self.depthLimit) deep, and what is further inside is left \
        out. Give one 'merge' or 'concatenate' all of the effects, and name an id for all of them \
        once.
        """
      )
    }
    depth += 1
    body(&self)
    depth -= 1
  }

  // The stack has room for some more, also in debug builds.
  private static let depthLimit = 1_000

  /// What they belong to, made when the first of them asks for it.
  mutating func treeOrNew() -> EffectTree {
    if let tree { return tree }
    let new = EffectTree()
    tree = new
    return new
  }
}
