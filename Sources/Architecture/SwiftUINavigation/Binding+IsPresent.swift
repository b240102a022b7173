import DataFlow

extension Binding where Value == Bool {
  /// Whether an optional has a value. Writing `false` removes it; writing `true` changes nothing.
  public init<Wrapped>(_ base: Binding<Wrapped?>) {
    self = base._isPresent
  }
}

extension Optional {
  fileprivate var _isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
