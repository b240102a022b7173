import SwiftUI
import Testing
import ViewTesting

/// The ways in which apps spell controls. That they compile is most of the test.
@MainActor
struct ControlSpellings {
  @Test func buttons() {
    let screen = TestScreen(rows: 40) { Buttons(onTap: {}, title: "Computed") }
    for label in [
      "Literal", "Interpolated 1", "Computed", "Destructive", "Cancel", "Role and label",
      "Action and label", "Method", "Property", "Symbol", "Symbol, role", "Computed symbol",
      "Trailing", "Sub",
      "Async", "Reference",
    ] {
      #expect(screen.button(label).exists, "\(label)")
    }
  }

  @Test func toggles() {
    let screen = TestScreen { Toggles() }
    for label in ["Literal", "Computed", "Closure", "Labelled", "Member", "Constant", "Symbol"] {
      #expect(screen.toggle(label).exists, "\(label)")
    }
  }

  @Test func fields() {
    let screen = TestScreen { Fields() }
    for label in [
      "Name", "Computed", "Prompted", "Password", "Hidden", "Closure", "Secure", "Number",
      "Optional", "Price", "Computed number", "Computed optional", "Number closure",
      "Optional closure",
    ] {
      #expect(screen.textField(label).exists, "\(label)")
    }
  }

  @Test func steppers() {
    let screen = TestScreen { Steppers() }
    for label in [
      "Free", "Bounded 0", "Stepped", "Computed", "Closure", "Bounded closure", "Actions",
      "Action closure", "Watched", "Fractions",
    ] {
      #expect(screen.stepper(label).exists, "\(label)")
    }
  }

  @Test func sliders() {
    let screen = TestScreen { Sliders() }
    for label in ["Labelled", "Stepped", "Watched", "Rich", "Ends"] {
      #expect(screen.slider(label).exists, "\(label)")
    }
    #expect(screen.slider(at: 8).exists)
  }

  @Test func progress() {
    let screen = TestScreen(rows: 60) { Progress() }
    for label in [
      "Loading", "Computed", "Closure", "Determinate", "Computed value", "Valued", "Both",
    ] {
      #expect(screen.progress(label).exists, "\(label)")
    }
  }

  @Test func disclosureGroups() {
    let screen = TestScreen { DisclosureGroups() }
    for label in ["Literal", "Bound", "Computed", "Computed bound", "Labelled", "Bound label"] {
      #expect(screen.disclosure(label).exists, "\(label)")
    }
  }
}

private struct Buttons: View {
  let onTap: @MainActor () -> Void
  let title: String
  @State private var count = 1

  private func increment() { count += 1 }

  var body: some View {
    Form {
      Button("Literal") { count += 1 }
      Button("Interpolated \(count)") { increment() }
      Button(title) {}
      Button("Destructive", role: .destructive) { count += 1 }
      Button("Cancel", role: .cancel, action: {})
      Button(role: .destructive) {
        count += 1
      } label: {
        Label("Role and label", systemImage: "trash")
      }
      Button(role: .destructive, action: increment, label: { Text("Role, labels") })
      Button(action: { count += 1 }, label: { Text("Action and label") })
      Button(action: increment) { Text("Method") }
    }
    Button("Property", action: onTap)
      .buttonStyle(.borderedProminent)
      .disabled(count > 10)
    Button("Symbol", systemImage: "plus") {}.buttonStyle(.plain)
    Button("Symbol, role", systemImage: "plus", role: .destructive, action: increment)
      .buttonStyle(PlainButtonStyle())
    Button(title + " symbol", systemImage: "plus") {}.buttonStyle(.bordered)
    Button {
      count += 1
    } label: {
      HStack {
        Image(systemName: "star")
        Text("Trailing")
        Spacer()
      }
    }
    .buttonStyle(.borderless)
    Button(title.prefix(0) + "Sub") {}.buttonStyle(.automatic)
    Button("Async") { Task { await Task.yield() } }
    Button("Reference", action: Model().act)
  }
}

@MainActor
private final class Model {
  func act() {}
}

private struct Toggles: View {
  struct Settings { var isOn = false }
  @State private var isOn = false
  @State private var settings = Settings()
  let title = "Computed"

  var body: some View {
    Toggle("Literal", isOn: $isOn)
    Toggle(title, isOn: $isOn)
    Toggle(isOn: $isOn) { Text("Closure") }
    Toggle(isOn: $isOn, label: { Label("Labelled", systemImage: "wifi") })
    Toggle("Member", isOn: $settings.isOn).tint(.red)
    Toggle("Constant", isOn: .constant(true))
    Toggle("Symbol", systemImage: "wifi", isOn: $isOn)
  }
}

private struct Fields: View {
  @State private var text = ""
  @State private var number = 1
  @State private var price = 9.5
  @State private var optional: Int?
  let title = "Computed"

  var body: some View {
    TextField("Number", value: $number, format: .number)
    TextField("Optional", value: $optional, format: .number, prompt: Text("None"))
    TextField("Price", value: $price, format: .currency(code: "EUR"))
    TextField(title + " number", value: $number, format: .number, prompt: Text("0"))
    TextField(title + " optional", value: $optional, format: .number)
    TextField(value: $number, format: .number) { Text("Number closure") }
    TextField(value: $optional, format: .number, prompt: nil) { Text("Optional closure") }
    TextField("Name", text: $text)
      .autocorrectionDisabled()
    TextField(title, text: $text)
      .disableAutocorrection(true)
    TextField("Prompted", text: $text, prompt: Text("Type \(1)"))
    SecureField("Password", text: $text)
    SecureField("Hidden", text: $text, prompt: Text("Secret"))
    TextField(text: $text) { Text("Closure") }
    TextField(text: $text, prompt: Text("Required")) { Text("Closure too") }
    SecureField(text: $text) { Text("Secure") }
    SecureField(text: $text, prompt: nil, label: { Text("Safe") })
  }
}

private struct Steppers: View {
  @State private var count = 0
  @State private var fraction = 0.5
  let title = "Computed"

  var body: some View {
    Stepper("Free", value: $count)
    Stepper("Bounded \(count)", value: $count, in: 0...10)
    Stepper("Stepped", value: $count, in: 0...10, step: 2)
    Stepper(title, value: $count, step: 5)
    Stepper(value: $count) { Text("Closure") }
    Stepper(value: $count, in: 0...10, step: 2) { Text("Bounded closure") }
    Stepper("Actions", onIncrement: { count += 1 }, onDecrement: count > 0 ? { count -= 1 } : nil)
    Stepper {
      Text("Action closure")
    } onIncrement: {
      count += 1
    } onDecrement: {
      count -= 1
    }
    Stepper("Watched", value: $count, in: 0...10) { isEditing in _ = isEditing }
    Stepper("Fractions", value: $fraction, in: 0...1, step: 0.25)
  }
}

private struct Sliders: View {
  @State private var value = 0.5
  @State private var small: Float = 0.5
  let count = 10

  var body: some View {
    Slider(value: $value)
    Slider(value: $value, in: 0...Double(count)).tint(.accentColor)
    Slider(value: $small, in: -1...1, step: 0.25)
    Slider(value: $value, in: 0...100, step: 1) { _ in }
    Slider(value: $value, in: 0...1) { Text("Labelled") }
    Slider(value: $value, in: 0...10, step: 2) { Text("Stepped") }
    Slider(value: $value, in: 0...1) {
      Text("Watched")
    } onEditingChanged: { isEditing in
      _ = isEditing
    }
    Slider(value: $value) { Label("Rich", systemImage: "speaker") }
    Slider(value: $value, in: 0...1) {
      Text("Ends")
    } minimumValueLabel: {
      Text("quiet")
    } maximumValueLabel: {
      Text("loud")
    }
    Slider(value: $value, in: 0...1, step: 0.5) {
      Text("Ends, stepped")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
    }
  }
}

private struct Progress: View {
  let value: Double? = 0.5
  let title = "Computed"

  var body: some View {
    ProgressView()
    ProgressView("Loading")
    ProgressView(title)
    ProgressView { Text("Closure") }
    ProgressView(value: 0.5)
    ProgressView(value: value)
    ProgressView(value: 3, total: 10)
    ProgressView("Determinate", value: 3, total: 10).tint(.green)
    ProgressView("Coloured", value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .green))
    ProgressView("Turning").progressViewStyle(CircularProgressViewStyle(tint: .white))
    ProgressView(title + " value", value: value)
    ProgressView(value: 0.5) { Text("Valued") }
    ProgressView(value: 5, total: 10) {
      Text("Both")
    } currentValueLabel: {
      Text("5 of 10")
    }
  }
}

private struct DisclosureGroups: View {
  @State private var isExpanded = false
  let title = "Computed"

  var body: some View {
    DisclosureGroup("Literal") { Text("a") }
    DisclosureGroup("Bound", isExpanded: $isExpanded) { Text("b") }
    DisclosureGroup(title) { Text("c") }
    DisclosureGroup(title + " bound", isExpanded: $isExpanded) { Text("d") }
    DisclosureGroup {
      Text("e")
      Text("f")
    } label: {
      Text("Labelled")
    }
    DisclosureGroup(isExpanded: $isExpanded) {
      Text("g")
    } label: {
      Label("Bound label", systemImage: "gear")
    }
  }
}
