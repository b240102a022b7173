/// Somebody who looks at the state of a store whenever actions have run.
///
/// Observation tells who reads observable state of changes of what they read. All that is known of
/// other state is that actions have run.
@MainActor
final class StateFollower {
  fileprivate let look: () -> Void

  /// - Parameter look: Is called once for each outermost `send`, after observers have been told.
  init(look: @escaping () -> Void) {
    self.look = look
  }
}

/// The followers of a store, which does not keep them alive.
@MainActor
struct StateFollowers {
  private var followers: [WeakReference<StateFollower>] = []

  /// How many there may be before those that are gone are looked for.
  private var limit = 8

  var isEmpty: Bool { followers.isEmpty }

  mutating func add(_ follower: StateFollower) {
    if followers.count >= limit {
      followers.removeAll { $0.object == nil }
      limit = max(8, followers.count * 2)
    }
    followers.append(WeakReference(follower))
  }

  func tell() {
    for follower in followers { follower.object?.look() }
  }
}
