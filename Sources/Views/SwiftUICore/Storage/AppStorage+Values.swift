import Foundation
import Sharing

// Values that settings can hold, and those with a raw value that settings can hold.

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, store) {
      Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)).location
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(key, store) {
      Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)).location
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store) {
      Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)).location
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store) {
      Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)).location
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(key, store) {
      Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)).location
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, store) {
      Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)).location
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(key, store) {
      Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)).location
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable & Sendable, Value.RawValue == Int {
    self.init(key, store) {
      Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)).location
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable & Sendable, Value.RawValue == String {
    self.init(key, store) {
      Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)).location
    }
  }
}

// The same where there may be no setting.

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store) { Shared(wrappedValue: nil, .appStorage(key, store: $0)).location }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store) { Shared(wrappedValue: nil, .appStorage(key, store: $0)).location }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store) { Shared(wrappedValue: nil, .appStorage(key, store: $0)).location }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store) { Shared(wrappedValue: nil, .appStorage(key, store: $0)).location }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store) { Shared(wrappedValue: nil, .appStorage(key, store: $0)).location }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store) { Shared(wrappedValue: nil, .appStorage(key, store: $0)).location }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store) { Shared(wrappedValue: nil, .appStorage(key, store: $0)).location }
  }

  public init<Raw: RawRepresentable & Sendable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(key, store) { Shared(wrappedValue: nil, .appStorage(key, store: $0)).location }
  }

  public init<Raw: RawRepresentable & Sendable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == String {
    self.init(key, store) { Shared(wrappedValue: nil, .appStorage(key, store: $0)).location }
  }
}
