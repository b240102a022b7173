/// Looks through the tree of nodes for features that are gone though their effects still run.
///
/// Whatever reducer removes a feature, or puts another one in its place, its effects end here.
struct Sweep {
  let effects: EffectRegistry

  /// The ways to the features that are gone.
  var gone: [[FeatureID]] = []

  init(_ effects: EffectRegistry) {
    self.effects = effects
  }

  /// Which features of another one have effects, among those at a place in its state.
  func features(in path: [FeatureID], at keyPath: AnyKeyPath) -> [FeatureID] {
    effects.children(of: path, at: keyPath)
  }
}
