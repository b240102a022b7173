/// Where the state of a presented child is: an optional, or what `@Presents` projects.
public protocol _ScopableState {
  associatedtype Unwrapped

  /// The state of the child, if it is presented.
  var _unwrapped: Unwrapped? { get }
}

extension Optional: _ScopableState {
  public var _unwrapped: Wrapped? { self }
}

extension PresentationState: _ScopableState {
  public var _unwrapped: State? { wrappedValue }
}
