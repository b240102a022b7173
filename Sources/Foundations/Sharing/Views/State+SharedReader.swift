import DataFlow

extension State {
  /// A shared value that a view reads as long as it is on screen.
  ///
  /// Unlike that of a property with ``SharedReader`` itself, a new projected value survives the parent
  /// of the view making it anew.
  @propertyWrapper
  public struct SharedReader: DynamicProperty {
    private var shared: Sharing.SharedReader<Value>

    /// Reads a value that is shared already.
    public init(_ shared: Sharing.SharedReader<Value>) {
      self.shared = shared
    }

    /// Reads a value that is shared already.
    public init(_ shared: Sharing.Shared<Value>) {
      self.init(Sharing.SharedReader(shared))
    }

    /// A value that nothing changes.
    public init(value: sending Value) {
      self.init(Sharing.SharedReader(value: value))
    }

    /// Reads the value of a key.
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
      self.init(Sharing.SharedReader(wrappedValue: wrappedValue(), key))
    }

    @_disfavoredOverload
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
      self.init(Sharing.SharedReader(wrappedValue: wrappedValue(), key))
    }

    /// Reads the value of a key, which is `nil` unless something is loaded.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
      self.init(Sharing.SharedReader(wrappedValue: nil, key))
    }

    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
      self.init(Sharing.SharedReader(wrappedValue: nil, key))
    }

    /// Reads the value of a key that has a default.
    public init<Key: SharedReaderKey<Value>>(_ key: Key.Default) {
      self.init(Sharing.SharedReader(key))
    }

    @_disfavoredOverload
    public init<Key: SharedKey<Value>>(_ key: Key.Default) {
      self.init(Sharing.SharedReader(key))
    }

    /// Reads the value of a key, with a default in the place of the key's own.
    public init<Key: SharedReaderKey<Value>>(
      wrappedValue: @autoclosure () -> Value, _ key: Key.Default
    ) {
      self.init(Sharing.SharedReader(wrappedValue: wrappedValue(), key))
    }

    @_disfavoredOverload
    public init<Key: SharedKey<Value>>(
      wrappedValue: @autoclosure () -> Value, _ key: Key.Default
    ) {
      self.init(Sharing.SharedReader(wrappedValue: wrappedValue(), key))
    }

    /// The value now.
    public var wrappedValue: Value { shared.wrappedValue }

    /// The shared value itself. Assigning another one has the view read that one's value.
    public var projectedValue: Sharing.SharedReader<Value> {
      get { shared.projectedValue }
      nonmutating set { shared.projectedValue = newValue }
    }

    @MainActor public mutating func _attach(to host: any _DynamicPropertyHost) {
      shared = host._storage { [shared] in KeptProperty(shared) }.property
    }

    public static var _isLeaf: Bool { true }
  }
}
