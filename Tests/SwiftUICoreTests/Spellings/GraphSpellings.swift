import SwiftUI
import Testing
import ViewTesting

/// The ways in which apps spell state, focus, preferences and styles. That they compile is most of
/// the test.
@MainActor
struct GraphSpellings {
  @Test func everything() {
    let screen = TestScreen(rows: 60) { Everything(session: Session()) }
    #expect(screen.contains("name"))
    #expect(screen.contains("Fancy"))
    #expect(screen.picker("Tab").value == "Second")
    #expect(screen.picker("Old").exists && screen.picker("Symbol").exists)
  }
}

@MainActor
private final class Session: ObservableObject {
  @Published var name = "name"
  @Published private(set) var count = 0
  @AppStorage("launches") var launches = 0

  func reload() {
    objectWillChange.send()
    launches += 1
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension EnvironmentValues {
  @Entry fileprivate var spacing: CGFloat = 4
  @Entry fileprivate var handler: (@MainActor () -> Void)?
}

private struct FancyButtonStyle: ButtonStyle {
  @Environment(\.colorScheme) private var colorScheme
  var color = Color.blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(colorScheme == .dark ? color : .red)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension ButtonStyle where Self == FancyButtonStyle {
  fileprivate static var fancy: Self { Self() }
  fileprivate static func fancy(_ color: Color) -> Self { Self(color: color) }
}

private struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  fileprivate static var trailingIcon: Self { Self() }
}

private struct MeetingProgressViewStyle: ProgressViewStyle {
  var theme: Color

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      ProgressView(configuration).tint(theme).padding(.horizontal)
    }
    .frame(height: 20)
  }
}

private struct Card: ViewModifier {
  @Environment(\.spacing) private var spacing
  @State private var isOpen = false
  let title: LocalizedStringKey

  func body(content: Content) -> some View {
    content.padding(spacing).accessibilityHint(title)
  }
}

extension View {
  fileprivate func card(_ title: LocalizedStringKey) -> some View { modifier(Card(title: title)) }

  fileprivate func measured(_ width: Binding<CGFloat>) -> some View {
    preference(key: WidthKey.self, value: 3)
      .onPreferenceChange(WidthKey.self) { width.wrappedValue = $0 }
  }
}

private enum Tab: Int, CaseIterable, Hashable { case first, second }

private struct Everything: View {
  enum Field: Hashable { case name, password }

  @ObservedObject var session: Session
  @StateObject private var own = Session()
  @FocusState private var field: Field?
  @FocusState private var isSearching: Bool
  @Namespace private var namespace
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.horizontalSizeClass) var horizontalSizeClass
  @Environment(\.sizeCategory) var sizeCategory
  @Environment(\.openURL) var openURL
  @ScaledMetric(relativeTo: .body) private var size: CGFloat = 10
  @ScaledMetric private var small = 4.0
  @AppStorage("isOn") private var isOn = true
  @AppStorage("tab") private var tab = Tab.second
  @State private var width: CGFloat = 0
  @State private var isBusy = false

  var body: some View {
    VStack {
      Text(session.name)
        .card("A card")
        .measured($width)
        .matchedGeometryEffect(id: "name", in: namespace)
        .transition(.asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
        .animation(.easeInOut(duration: 0.2), value: width)
        .onChange(of: scenePhase) { _, phase in
          if phase == .background { session.reload() }
        }
      TextField("Name", text: $session.name)
        .focused($field, equals: .name)
        .submitLabel(.next)
        .onSubmit { field = .password }
        .textInputAutocapitalization(.never)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textFieldStyle(.roundedBorder)
      SecureField("Password", text: $own.name)
        .focused($field, equals: .password)
        .textFieldStyle(RoundedBorderTextFieldStyle())
      Fields(isSearching: $isSearching)
      controls
      pickers
    }
    .onAppear { field = .name }
    .environmentObject(session)
    .environment(\.spacing, 8)
    .environment(\.handler, { presentationMode.wrappedValue.dismiss() })
    .transaction { $0.animation = nil }
    .defaultFocus($field, .name)
    .task(id: isBusy) { isBusy = false }
    .redacted(reason: isBusy ? .placeholder : [])
    .controlSize(.large)
  }

  @ViewBuilder private var controls: some View {
    Button("Fancy") { session.reload() }.buttonStyle(.fancy)
    Button("Coloured") { session.reload() }.buttonStyle(FancyButtonStyle(color: .green))
    Button("Green") {}.buttonStyle(.fancy(.green)).buttonBorderShape(.capsule)
    Label("Trailing", systemImage: "star").labelStyle(.trailingIcon)
    Label("Icon", systemImage: "star").labelStyle(.iconOnly)
    ProgressView(value: 5, total: 10).progressViewStyle(MeetingProgressViewStyle(theme: .orange))
    ProgressView().progressViewStyle(CircularProgressViewStyle())
    Toggle("On", isOn: $isOn).toggleStyle(SwitchToggleStyle())
    LabeledContent("Version", value: "1.0")
    Link("Help", destination: URL(string: "https://example.com")!)
  }

  @ViewBuilder private var pickers: some View {
    Picker("Tab", selection: $tab.animation()) {
      Text("First").tag(Tab.first)
      Text("Second").tag(Tab.second)
    }
    .pickerStyle(SegmentedPickerStyle())
    Picker(selection: $tab, label: Text("Old")) {
      ForEach(Tab.allCases, id: \.self) { tab in Text("\(tab.rawValue)").tag(tab) }
    }
    Picker("Symbol", systemImage: "star", selection: $tab) {
      ForEach(Tab.allCases, id: \.self) { Text("\($0.rawValue)") }
    }
    .pickerStyle(.menu)
    Picker(selection: $tab) {
      ForEach(Array(Tab.allCases.enumerated()), id: \.element) { index, _ in Text("\(index)") }
    } label: {
      Text("Closure")
    }
    .labelsHidden()
  }
}

private struct Fields: View {
  @EnvironmentObject private var session: Session
  @FocusState.Binding var isSearching: Bool

  init(isSearching: FocusState<Bool>.Binding) {
    _isSearching = isSearching
  }

  var body: some View {
    TextField("Search", text: $session.name, axis: .vertical)
      .focused($isSearching)
      .lineLimit(3)
      .opacity(isSearching ? 1 : 0.8)
  }
}
