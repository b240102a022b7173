import Foundation

/// A value of Foundation that has a reference type of its own on Apple's platforms, where it
/// conforms to `ReferenceConvertible`, and none here.
public protocol _FoundationValue {}

extension UUID: _FoundationValue {}
extension Date: _FoundationValue {}
extension DateInterval: _FoundationValue {}
extension Data: _FoundationValue {}
extension Decimal: _FoundationValue {}
extension Locale: _FoundationValue {}
