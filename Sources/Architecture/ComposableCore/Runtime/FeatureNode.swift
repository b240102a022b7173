/// A node whose child is a feature of its own: what the child has started ends when it goes.
@usableFromInline
class FeatureNode: ChildNode {
  /// What the place of the child is called in the ways to features.
  final let keyPath: AnyKeyPath

  init(_ place: StatePlace, keyPath: AnyKeyPath, observation: ChildObservation, child: LazyNode) {
    self.keyPath = keyPath
    super.init(place, observation: observation, child: child)
  }

  /// Finds the state of one of the children, `nil` when that is not there, or is another one's.
  ///
  /// - Parameter value: What is at the node's place.
  func state(
    of feature: FeatureID, in value: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer? {
    preconditionFailure("Every kind of node says where its children are.")
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    for feature in sweep.features(in: path, at: keyPath) {
      var isPresent = false
      place.read(state) { value in
        guard let childState = self.state(of: feature, in: value) else { return }
        isPresent = true
        followFeatures(in: state)
        child.sweep(childState, of: path + [feature], &sweep)
      }
      if !isPresent { sweep.gone.append(path + [feature]) }
    }
  }
}
