import Foundation

/// A number that may stand in a ``LocalizedStringKey`` as it is.
public protocol _FormatSpecifiable: Equatable {
  /// The specifier that stands for the type in a table of strings.
  var _specifier: String { get }
  var _number: FormatNumber { get }
}

/// A number on its way into a text.
public enum FormatNumber: Equatable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
  public var _specifier: String { bitWidth <= 32 ? "%d" : "%lld" }
  public var _number: FormatNumber { .signed(Int64(self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
  public var _specifier: String { bitWidth <= 32 ? "%u" : "%llu" }
  public var _number: FormatNumber { .unsigned(UInt64(self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _specifier: String { self is Float ? "%f" : "%lf" }
  public var _number: FormatNumber { .floating(Double(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
