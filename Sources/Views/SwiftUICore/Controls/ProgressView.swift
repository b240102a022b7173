import DataFlow
import Elements

/// Shows that something is under way, and how much of it is done where that is known.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// From 0 to 1; `nil` while it is not known.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  /// - Parameters:
  ///   - value: What is done, of `total`; `nil` while it is not known.
  ///   - currentValueLabel: Says how far it is.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.fraction = Self.fraction(value, of: total)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  private static func fraction<Value: BinaryFloatingPoint>(
    _ value: Value?, of total: Value
  ) -> Double? {
    guard let value, total > 0 else { return nil }
    let fraction = Double(value / total)
    return fraction.isNaN ? nil : min(max(fraction, 0), 1)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init { EmptyView() }
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(value: nil as Double?, label: label)
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init { Text(title) }
  }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0)
  where Label == EmptyView {
    self.init(value: value, total: total) { EmptyView() }
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }

  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView: _ElementView {
  public var _content: some View {
    StyledContent(
      style: \.progressViewStyle, configuration: { configuration },
      content: ProgressLabels(label: label, currentValueLabel: currentValueLabel))
  }

  @MainActor private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(content: AnyView(currentValueLabel)))
  }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.attributes.tint = environment.tint
    element.content =
      environment.progressViewStyle == nil
      ? .progress(ProgressContent(fraction: fraction)) : .group
  }
}

/// What a progress view says by itself.
private struct ProgressLabels<Label: View, CurrentValueLabel: View>: View, StructuralView {
  let label: Label
  let currentValueLabel: CurrentValueLabel

  var body: some View {
    ControlLabel(label: label)
    currentValueLabel
  }

  static var _evaluatedType: Any.Type? { nil }
}
