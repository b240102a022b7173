import DataFlow
import Elements
import Foundation

/// Edits a date: in a field as year, month and day (`2026-11-30`), and in another as hour and minute
/// (`14:05`).
///
/// What is no date, or outside of the range, leaves the date as it is.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: Components
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  private init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components,
    _ label: Label
  ) {
    self.label = label
    self.selection = selection
    self.range = range
    self.components = components
  }

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, label())
  }
}

extension DatePicker: View {
  public var body: some View {
    HStack {
      ControlLabel(label: label)
      Spacer()
      if components.contains(.date) { field(.date, columns: 11) }
      if components.contains(.hourAndMinute) { field(.time, columns: 6) }
    }
  }

  private func field(_ part: DateText.Part, columns: CGFloat) -> some View {
    var calendar = calendar
    calendar.timeZone = timeZone
    let text = DateText(part: part, calendar: calendar, range: range)
    return TextField<Text>(
      text: Binding(_location: DateTextLocation(selection, text)),
      title: Text(verbatim: part.name), prompt: nil, isFormatted: true
    )
    .frame(width: columns * 8)
  }

  public static var _evaluatedType: Any.Type? { nil }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}
