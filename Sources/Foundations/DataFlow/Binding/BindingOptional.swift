extension Binding {
  /// The binding as one to an optional. Writing `nil` to it changes nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self = base.derived(WrappingLocation(base._location))
  }

  /// A binding to the value of an optional; `nil` when there is none.
  ///
  /// When the optional becomes `nil` later, the binding goes on reading the value that it had here.
  public init?(_ base: Binding<Value?>) {
    guard let location = UnwrappingLocation(base._location) else { return nil }
    self = base.derived(location)
  }
}
