import CComposableCore

/// A child feature that is running: a link in the chain from the innermost one to the root, on the
/// stack of the thread.
///
/// It is what a node needs to tell how the child's actions reach the parent. That is needed only
/// when the child asks to be dismissed or names effects to cancel, and so worked out only then.
/// Till then a frame owns nothing and costs nothing.
@usableFromInline
struct ReductionFrame {
  let parent: UnsafeRawPointer?

  /// The node that runs the child. It runs as long as the frame is there.
  let node: Unmanaged<ReducerNode>

  /// Which child it is, if another can take its place. It stays where it is as long as the frame
  /// does.
  let child: UnsafePointer<ChildIdentity>?

  /// The action of the parent that the child's action came in.
  let action: UnsafeRawPointer
}

extension Reduction {
  /// The way from the innermost feature that runs up to the root.
  var route: [RouteStep] {
    var route: [RouteStep] = []
    var next = composable_current_frame()
    while let current = next {
      // A frame is current only while the call that made it runs.
      let frame = current.assumingMemoryBound(to: ReductionFrame.self)
      route.append(frame.pointee.node.takeUnretainedValue().route(frame.pointee))
      next = frame.pointee.parent
    }
    return route
  }
}
