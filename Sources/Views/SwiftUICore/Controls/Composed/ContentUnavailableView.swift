import Elements

/// Says that there is nothing to show, why, and what can be done about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUICore.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUICore.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// What a search says that has found nothing.
public enum SearchUnavailableContent {
  /// What is missing.
  public struct Label: View {
    let text: String?
    public var body: some View {
      SwiftUICore.Label(
        text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
    public static var _evaluatedType: Any.Type? { nil }
  }

  /// What to do.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
    public static var _evaluatedType: Any.Type? { nil }
  }

  public typealias Actions = EmptyView
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search has found nothing.
  public static var search: Self { search(text: nil) }

  /// A search for a text has found nothing.
  public static func search(text: String) -> Self { search(text: text as String?) }

  private static func search(text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    }
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack {
      label.font(.title2)
      description
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  public static var _evaluatedType: Any.Type? { nil }
}
