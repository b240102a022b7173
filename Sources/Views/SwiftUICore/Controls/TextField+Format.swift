import DataFlow
import Elements
import Foundation

extension TextField where Label == Text {
  /// Edits a value in a format.
  ///
  ///     TextField("Amount", value: $amount, format: .number)
  ///
  /// The value follows what is typed. What the format cannot parse leaves the value as it is; when
  /// the focus leaves, the field shows the value again.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(
      text: value.text(format), title: label(), prompt: prompt, isFormatted: true)
  }

  /// Edits a value that may be missing, in a format: what the format cannot parse is `nil`.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(
      text: value.optionalText(format), title: label(), prompt: prompt, isFormatted: true)
  }

  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

extension Binding {
  fileprivate func text<Format: ParseableFormatStyle>(_ format: Format) -> Binding<String>
  where Value == Format.FormatInput, Format.FormatOutput == String {
    Binding<String>(
      _location: FormattedLocation(self, format) {
        format.format($0)
      } parse: { text in
        try? format.parseStrategy.parse(text)
      })
  }

  fileprivate func optionalText<Format: ParseableFormatStyle>(_ format: Format) -> Binding<String>
  where Value == Format.FormatInput?, Format.FormatOutput == String {
    Binding<String>(
      _location: FormattedLocation(self, format) {
        $0.map(format.format) ?? ""
      } parse: { text in
        .some(try? format.parseStrategy.parse(text))
      })
  }
}

/// The text of a value at another place.
private final class FormattedLocation<Value, Format: Equatable>: _Location<String> {
  private let base: Binding<Value>
  private let format: Format
  private let print: (Value) -> String
  /// `nil` for a text that leaves the value as it is.
  private let parse: (String) -> Value?

  init(
    _ base: Binding<Value>, _ format: Format, print: @escaping (Value) -> String,
    parse: @escaping (String) -> Value?
  ) {
    self.base = base
    self.format = format
    self.print = print
    self.parse = parse
  }

  override func get() -> String { print(base.wrappedValue) }

  override func set(_ text: String) {
    if let value = parse(text) { base.wrappedValue = value }
  }

  override func isEqual(to other: _Location<String>) -> Bool {
    guard let other = other as? FormattedLocation else { return false }
    return format == other.format && Binding._isEqual(base, other.base)
  }
}
