import DataFlow

/// The views that read the state are observed by what they read, so that this says nothing: it is
/// there for `@ObservedObject`.
@available(
  *, deprecated, message: "Mark the state with '@ObservableState', and read it from the store."
)
extension ViewStore: ObservableObject {}
