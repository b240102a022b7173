import DataFlow
import Elements
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Styles of controls")
struct StyleTests {
  struct Stars: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "*" : "-")
        configuration.label
        if configuration.role == .destructive { Text("!") }
      }
    }
  }

  @Test("A button style draws the label, and the button is pressed")
  func buttonStyle() {
    var presses = 0
    let screen = TestScreen {
      VStack {
        Button("Go") { presses += 1 }
        Button("Delete", role: .destructive) {}.disabled(true)
      }
      .buttonStyle(Stars())
    }
    #expect(screen.contains("* Go"))
    #expect(screen.contains("- Delete !"))
    screen.button("* Go").press()
    #expect(presses == 1)
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button("again") {
          configuration.trigger()
          configuration.trigger()
        }
        Button(configuration)
      }
    }
  }

  @Test("A primitive button style triggers the action by itself")
  func primitiveStyle() {
    var presses = 0
    let screen = TestScreen {
      Button("Once") { presses += 1 }.buttonStyle(Twice())
    }
    screen.button("again").press()
    #expect(presses == 2)
    screen.button("Once").press()
    #expect(presses == 3)
  }

  @Test("A progress style has the colour that it is given; without one it leaves the view its own")
  func progressTint() {
    func tint<Style: ProgressViewStyle>(_ style: Style) -> Color? {
      Screen { ProgressView(value: 0.5).progressViewStyle(style).tint(.blue) }
        .elements { if case .progress = $0 { true } else { false } }.first?.attributes.tint
    }
    #expect(tint(LinearProgressViewStyle(tint: .green)) == .green)
    #expect(tint(CircularProgressViewStyle(tint: .red)) == .red)
    #expect(tint(LinearProgressViewStyle()) == .blue)
    let toggle = Screen {
      Toggle("On", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .green))
    }.elements { if case .toggle = $0 { true } else { false } }.first
    #expect(toggle?.attributes.tint == .green)
  }

  struct TrailingIcon: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test("A label style arranges title and icon")
  func labelStyle() {
    let screen = TestScreen {
      VStack {
        Label("a", systemImage: "star")
        Label("b", systemImage: "star").labelStyle(TrailingIcon())
        Label("c", systemImage: "star").labelStyle(.titleOnly)
        Label("d", systemImage: "star").labelStyle(.iconOnly)
        Button {
        } label: {
          Label("e", systemImage: "star")
        }
        .labelStyle(.iconOnly)
      }
      .labelStyle(.titleAndIcon)
    }
    let lines = screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let star = String(lines[3])
    #expect(lines.prefix(4) == ["\(star) a", "b \(star)", "c", star])
    #expect(screen.element("d").exists)
    #expect(screen.button("e").exists)
  }

  struct Framed: ProgressViewStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(mark)
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100))")
        ProgressView(configuration).labelStyle(.titleOnly)
      }
    }
  }

  @Test("A progress style gets label and fraction, and may show the plain view")
  func progressStyle() {
    let screen = TestScreen {
      ProgressView("Work", value: 0.25).progressViewStyle(Framed(mark: "<"))
      ProgressView(value: 0.5).progressViewStyle(.circular)
    }
    #expect(screen.contains("< Work 25"))
    #expect(screen.progress(at: 0).value == "25%")
    #expect(screen.progress(at: 1).value == "50%")
  }

  struct Words: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "turn off" : "turn on") { configuration.isOn.toggle() }
      Toggle(configuration)
    }
  }

  struct Switches: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("One", isOn: $isOn).toggleStyle(Words())
        Toggle("Two", isOn: $isOn).toggleStyle(.button)
        Toggle("Three", isOn: $isOn).toggleStyle(.switch)
      }
    }
  }

  @Test("A toggle style works the toggle")
  func toggleStyle() {
    let screen = TestScreen { Switches() }
    screen.button("turn on").press()
    #expect(screen.toggle("One").isOn)
    screen.button("Two").press()
    #expect(!screen.toggle("Three").isOn)
  }

  struct Parent: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("count \(count)") { count += 1 }
        Button("fixed") {}.buttonStyle(Stars())
      }
    }
  }

  @Test("An equal style is not drawn again when the view around it changes")
  func equalStyle() {
    let screen = TestScreen { Parent() }
    let bodies = screen.bodies { screen.button("count 0").press() }
    #expect(bodies == ["Parent"])
  }

  @Test("Hidden labels take no room, and still say what a control is")
  func labelsHidden() {
    let screen = TestScreen {
      Toggle("Sound", isOn: .constant(true)).labelsHidden()
    }
    #expect(!screen.contains("Sound"))
    #expect(screen.toggle("Sound").exists)
  }

  @Test("A hidden view keeps its room, and is not seen, worked or found")
  func hidden() {
    let screen = TestScreen {
      HStack {
        Button("abc") {}.hidden()
        Text("def")
      }
    }
    #expect(!screen.contains("abc"))
    #expect(screen.contains("        def"))
    #expect(!screen.button("abc").exists)
    #expect(screen.focusedLabel == nil)
  }
}
