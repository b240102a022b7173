import Observation

@available(
  *, deprecated, message: "Mark the state with '@ObservableState', and read it from the store."
)
extension ViewStore: Observable {}

@available(
  *, deprecated, message: "Mark the state with '@ObservableState', and read it from the store."
)
extension ViewStore: Identifiable {
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
}
