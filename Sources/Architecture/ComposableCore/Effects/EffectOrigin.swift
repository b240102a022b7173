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

  init(action: UnsafeRawPointer?, tree: EffectTree?) {
    self.action = action
    self.tree = tree
  }

  /// What they belong to, made when the first of them asks for it.
  mutating func treeOrNew() -> EffectTree {
    if let tree { return tree }
    let new = EffectTree()
    tree = new
    return new
  }
}
