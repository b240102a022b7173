import DataFlow
import Elements

/// Shows that something is under way, and how much of it is done where that is known.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// From 0 to 1; `nil` while it is not known.
  let fraction: Double?
  let label: Label
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init(fraction: nil, label: Text(title))
  }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0)
  where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: EmptyView())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: label())
  }

  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, of: total), label: Text(title))
  }

  private static func fraction<Value: BinaryFloatingPoint>(
    _ value: Value?, of total: Value
  ) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

extension ProgressView: _ElementView {
  public var _content: Label { label }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .progress(ProgressContent(fraction: fraction))
    element.attributes.tint = environment.tint
  }
}
