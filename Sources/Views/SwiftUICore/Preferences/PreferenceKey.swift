/// A value that views hand up to those around them: its type, what it is where no view gives one,
/// and how several become one.
///
/// ```swift
/// struct LargestWidth: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
public protocol PreferenceKey {
  associatedtype Value

  /// The value where no view gives one.
  static var defaultValue: Value { get }

  /// Makes one value of those of the views before and that of the next one, in the order of the
  /// source.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
