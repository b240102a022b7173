import IssueReporting
import Observation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Controls read and write their bindings")
struct ControlTests {
  @Observable
  final class Model {
    var isOn = false
    var text = ""
    var count = 0
    var byte: UInt8 = 0
    var level = 0.0
    var editing: [Bool] = []
  }

  let model = Model()

  @Test("A toggle shows its binding and turns it over, and no body is evaluated")
  func toggle() {
    let screen = TestScreen { ModelView(model: model) { Toggle("Wi-Fi", isOn: $0.isOn) } }
    #expect(screen.bodies { screen.toggle("Wi-Fi").toggle() } == [])
    #expect(model.isOn && screen.toggle("Wi-Fi").isOn)
    #expect(screen.bodies { model.isOn = false } == [])
    #expect(!screen.toggle("Wi-Fi").isOn)
  }

  @Test("A text field shows its binding and edits it, and no body is evaluated")
  func textField() {
    let screen = TestScreen {
      ModelView(model: model) { TextField("Name", text: $0.text, prompt: Text("Who?")) }
    }
    #expect(screen.contains("Who?"))
    #expect(screen.bodies { screen.textField("Name").type("Blob") } == [])
    #expect(model.text == "Blob")
    #expect(screen.contains("Blob") && !screen.contains("Who?"))
    #expect(screen.bodies { model.text = "Blob Jr." } == [])
    #expect(screen.textField("Name").value == "Blob Jr.")
  }

  @Test("A binding that refuses an edit has the field show what the binding holds")
  func refusedEdit() {
    let screen = TestScreen {
      ModelView(model: model) { binding in
        TextField(
          "Short",
          text: Binding(
            get: { binding.text.wrappedValue },
            set: { binding.text.wrappedValue = String($0.prefix(2)) }))
      }
    }
    screen.textField("Short").type("abc")
    #expect(screen.textField("Short").value == "ab")
    screen.textField("Short").type("x")
    #expect(screen.textField("Short").value == "ab")
  }

  @Test("A secure field does not show what it holds")
  func secureField() {
    let screen = TestScreen {
      ModelView(model: model) { SecureField("Password", text: $0.text) }
    }
    screen.textField("Password").type("blob")
    #expect(model.text == "blob")
    #expect(!screen.contains("blob") && screen.contains("••••"))
  }

  @Test("A stepper steps from bound to bound, and no body is evaluated")
  func stepper() {
    let screen = TestScreen {
      ModelView(model: model) { Stepper("Cups", value: $0.count, in: -1...4, step: 3) }
    }
    #expect(screen.bodies { screen.stepper("Cups").increment() } == [])
    #expect(model.count == 3)
    screen.stepper("Cups").increment()
    #expect(model.count == 4)
    withExpectedIssue { screen.stepper("Cups").increment() }
    screen.stepper("Cups").decrement()
    screen.stepper("Cups").decrement()
    #expect(model.count == -1)
    withExpectedIssue { screen.stepper("Cups").decrement() }
    #expect(screen.bodies { model.count = 0 } == [])
    screen.stepper("Cups").decrement()
    #expect(model.count == -1)
  }

  @Test("A step past what the type can hold ends where the type does")
  func stepperOfASmallType() {
    model.byte = 250
    model.count = .max - 1
    let screen = TestScreen {
      ModelView(model: model) {
        Stepper("Byte", value: $0.byte, in: 0...255, step: 10)
        Stepper("Count", value: $0.count, step: 10)
      }
    }
    screen.stepper("Byte").increment()
    #expect(model.byte == 255)
    screen.stepper("Byte").decrement()
    #expect(model.byte == 245)
    screen.stepper("Count").increment()
    #expect(model.count == .max)
  }

  @Test("A stepper of actions runs those that there are")
  func stepperOfActions() {
    let screen = TestScreen {
      ModelView(model: model) { binding in
        Stepper("Cups", onIncrement: { binding.count.wrappedValue += 2 }, onDecrement: nil)
      }
    }
    screen.stepper("Cups").increment()
    #expect(model.count == 2)
    withExpectedIssue { screen.stepper("Cups").decrement() }
    #expect(model.count == 2)
  }

  @Test("A stepper says when its editing begins and ends")
  func stepperEditing() {
    let screen = TestScreen {
      ModelView(model: model) { [model] in
        Stepper("Cups", value: $0.count) { model.editing.append($0) }
      }
    }
    screen.stepper("Cups").increment()
    #expect(model.editing == [true, false])
  }

  @Test("A slider goes to the nearest step within its bounds, and no body is evaluated")
  func slider() {
    let screen = TestScreen {
      ModelView(model: model) { [model] in
        Slider(value: $0.level, in: 1...9, step: 2) {
          Label("Level", systemImage: "star")
        } onEditingChanged: {
          model.editing.append($0)
        }
      }
    }
    #expect(screen.slider("Level").value == "1.0")
    #expect(screen.bodies { screen.slider("Level").slide(to: 6.2) } == [])
    #expect(model.level == 7)
    #expect(model.editing == [true, false])
    screen.slider("Level").slide(to: 100)
    #expect(model.level == 9)
    screen.slider("Level").slide(to: -100)
    #expect(model.level == 1)
    #expect(screen.bodies { model.level = 20 } == [])
    #expect(screen.slider("Level").value == "9.0")
    #expect(!screen.contains("Level"))
  }

  @Test("A slider of a smaller type keeps the type")
  func sliderOfFloats() {
    let screen = TestScreen { FloatSlider() }
    screen.slider().slide(to: 0.25)
    #expect(screen.contains("0.25"))
  }

  @Test("A slider shows what stands for its ends beside it")
  func sliderEnds() {
    let screen = TestScreen {
      ModelView(model: model) {
        Slider(value: $0.level) {
          Text("Volume")
        } minimumValueLabel: {
          Text("quiet")
        } maximumValueLabel: {
          Text("loud")
        }
        .accessibilityIdentifier("volume")
      }
    }
    let line = screen.text.split(separator: "\n").first { $0.contains("quiet") }
    #expect(line?.hasSuffix("loud") == true)
    #expect(screen.slider("Volume").exists)
  }

  @Test("Whatever is disabled, or in what is disabled, does nothing")
  func disabled() {
    let screen = TestScreen {
      ModelView(model: model) { binding in
        VStack {
          Toggle("Toggle", isOn: binding.isOn)
          Stepper("Stepper", value: binding.count)
          Slider(value: binding.level) { Text("Slider") }
          TextField("Field", text: binding.text)
          Button("Button") { binding.count.wrappedValue += 1 }
          DisclosureGroup("Group") { Text("content") }
        }
        .disabled(true)
      }
    }
    for name in ["Toggle", "Stepper", "Slider", "Field", "Button", "Group"] {
      #expect(screen.element(name).exists && !screen.element(name).isEnabled, "\(name)")
    }
    for name in ["Toggle", "Button", "Group"] { screen.click(name) }
    #expect(!model.isOn && model.count == 0 && !screen.contains("content"))
  }

  @Test("Progress is how much of the total is done")
  func progress() {
    let screen = TestScreen {
      ModelView(model: model) { binding in
        VStack {
          ProgressView("Some", value: binding.level.wrappedValue, total: 4)
          ProgressView("Unknown", value: nil as Double?)
          ProgressView("Nothing to do", value: 1.0, total: 0)
          ProgressView("No number", value: Double.nan)
          ProgressView("No part", value: Double.infinity, total: .infinity)
          ProgressView(value: 0.5) {
            Text("Said")
          } currentValueLabel: {
            Text("half way")
          }
        }
      }
    }
    #expect(screen.progress("Some").value == "0%")
    model.level = 1
    #expect(screen.progress("Some").value == "25%")
    model.level = 1.16
    #expect(screen.progress("Some").value == "29%" && screen.contains("29%"))
    model.level = 5
    #expect(screen.progress("Some").value == "100%")
    for name in ["Unknown", "Nothing to do", "No number", "No part"] {
      #expect(screen.progress(name).exists && screen.progress(name).value == nil, "\(name)")
    }
    #expect(screen.contains("Said") && screen.contains("half way"))
  }

  @Test("The roles and looks of buttons do not change what they do")
  func buttons() {
    let screen = TestScreen {
      ModelView(model: model) { binding in
        VStack {
          Button("Plain") { binding.count.wrappedValue += 1 }.buttonStyle(.plain)
          Button("Bordered", role: .destructive) { binding.count.wrappedValue += 1 }
            .buttonStyle(.bordered)
          Button("Prominent", role: .cancel) { binding.count.wrappedValue += 1 }
            .buttonStyle(.borderedProminent)
          Button("Borderless") { binding.count.wrappedValue += 1 }.buttonStyle(.borderless)
        }
      }
    }
    for name in ["Plain", "Bordered", "Prominent", "Borderless"] { screen.click(name) }
    #expect(model.count == 4)
    #expect(screen.contains("[ Bordered ]") && !screen.contains("[ Plain ]"))
  }
}

/// A view whose body reads nothing of the model.
private struct ModelView<Content: View>: View {
  @Bindable var model: ControlTests.Model
  @ViewBuilder let content: (Bindable<ControlTests.Model>) -> Content

  var body: some View { content($model) }
}

private struct FloatSlider: View {
  @State private var value: Float = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(value)")
      Slider(value: $value)
    }
  }
}
