import DataFlow

/// A store is told apart by what its views read, so that this says nothing: it is there for
/// `@StateObject`, which keeps a store as long as its view is on screen.
extension Store: ObservableObject {}
