import DataFlow

extension State {
  /// A shared value that a view holds as long as it is on screen.
  ///
  /// ```swift
  /// @State.Shared(.inMemory("draft")) var draft = ""
  /// ```
  ///
  /// Unlike that of a property with ``Shared`` itself, a new value of `$draft` survives the parent of
  /// the view making it anew.
  @propertyWrapper
  public struct Shared: DynamicProperty {
    private var shared: Sharing.Shared<Value>

    /// Shares a value that is shared already.
    public init(_ shared: Sharing.Shared<Value>) {
      self.shared = shared
    }

    /// Shares a value that is kept nowhere else.
    public init(value: sending Value) {
      self.init(Sharing.Shared(value: value))
    }

    /// Shares the value of a key.
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
      self.init(Sharing.Shared(wrappedValue: wrappedValue(), key))
    }

    /// Shares the value of a key, which is `nil` unless something is loaded.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
      self.init(Sharing.Shared(wrappedValue: nil, key))
    }

    /// Shares the value of a key that has a default.
    public init<Key: SharedKey<Value>>(_ key: Key.Default) {
      self.init(Sharing.Shared(key))
    }

    /// Shares the value of a key, with a default in the place of the key's own.
    public init<Key: SharedKey<Value>>(
      wrappedValue: @autoclosure () -> Value, _ key: Key.Default
    ) {
      self.init(Sharing.Shared(wrappedValue: wrappedValue(), key))
    }

    /// The value now.
    public var wrappedValue: Value {
      get { shared.wrappedValue }
      @available(
        *, deprecated,
        message: "Use '$shared.withLock', which changes the value in one step."
      )
      nonmutating set { shared.withLock { $0 = newValue } }
    }

    /// The shared value itself. Assigning another one has the view share that one's value.
    public var projectedValue: Sharing.Shared<Value> {
      get { shared.projectedValue }
      nonmutating set { shared.projectedValue = newValue }
    }

    @MainActor public mutating func _attach(to host: any _DynamicPropertyHost) {
      shared = host._storage { [shared] in KeptProperty(shared) }.property
    }

    public static var _isLeaf: Bool { true }
  }
}
