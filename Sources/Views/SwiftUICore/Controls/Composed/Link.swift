import Foundation

/// Opens a URL when it is pressed.
public struct Link<Label: View> {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View {
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label.foregroundStyle(.tint)
    }
    .buttonStyle(.plain)
  }

  public static var _evaluatedType: Any.Type? { nil }
}
