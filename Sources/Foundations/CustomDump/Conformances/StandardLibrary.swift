extension AnyHashable: CustomDumpRepresentable {
  public var customDumpValue: Any { base }
}

extension AnyKeyPath: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}

extension Character: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}

extension Unicode.Scalar: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}

extension StaticString: CustomDumpRepresentable {
  public var customDumpValue: Any { description }
}

extension ObjectIdentifier: CustomDumpStringConvertible {
  public var customDumpDescription: String {
    "ObjectIdentifier(0x\(String(UInt(bitPattern: self), radix: 16)))"
  }
}

extension Duration: CustomDumpStringConvertible {
  /// The parts that are not zero, such as `3 seconds, 20 milliseconds`.
  public var customDumpDescription: String {
    let (seconds, attoseconds) = components
    let parts: [(Int64, String)] = [
      (seconds / 3600, "hour"), (seconds / 60 % 60, "minute"), (seconds % 60, "second"),
      (attoseconds / 1_000_000_000_000_000, "millisecond"),
      (attoseconds / 1_000_000_000_000 % 1000, "microsecond"),
      (attoseconds / 1_000_000_000 % 1000, "nanosecond"),
      (attoseconds % 1_000_000_000, "attosecond"),
    ]
    let described = parts.filter { $0.0 != 0 }
      .map { "\($0) \($1)" + (abs($0) == 1 ? "" : "s") }
    return described.isEmpty ? "0 seconds" : described.joined(separator: ", ")
  }
}
