import Foundation

// The values that a scene can keep, and those with a raw value that it can keep.

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initialValue: wrappedValue)
  }
}

// The same where there may be no value.

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key, initialValue: nil) }

  public init(_ key: String) where Value == Int? { self.init(key, initialValue: nil) }

  public init(_ key: String) where Value == Double? { self.init(key, initialValue: nil) }

  public init(_ key: String) where Value == String? { self.init(key, initialValue: nil) }

  public init(_ key: String) where Value == URL? { self.init(key, initialValue: nil) }

  public init(_ key: String) where Value == Data? { self.init(key, initialValue: nil) }

  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
    self.init(key, initialValue: nil)
  }

  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
    self.init(key, initialValue: nil)
  }
}
