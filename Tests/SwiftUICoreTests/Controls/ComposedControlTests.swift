import DataFlow
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Controls that are made of others")
struct ComposedControlTests {
  @Test("A labelled value has its label before it, at the other end")
  func labeledContent() {
    let screen = TestScreen(columns: 20, rows: 4) {
      VStack {
        LabeledContent("Version", value: "2.1")
        LabeledContent("Size", value: 3, format: .number)
        LabeledContent {
          Button("edit") {}
        } label: {
          Text("Name")
        }
      }
    }
    let lines = screen.text.split(separator: "\n")
    #expect(lines[0] == "Version          2.1")
    #expect(lines[1] == "Size               3")
    #expect(lines[2].hasPrefix("Name") && screen.button("edit").exists)
  }

  struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        configuration.label
        LabeledContent(configuration)
      }
    }
  }

  @Test("A style arranges a labelled value")
  func labeledContentStyle() {
    let screen = TestScreen(columns: 20, rows: 4) {
      LabeledContent("Version", value: "2.1").labeledContentStyle(Stacked())
    }
    let lines = screen.text.split(separator: "\n")
    #expect(lines == ["Version", "Version          2.1"])
  }

  @Test("A link opens its URL as the environment says")
  func link() {
    var opened: [URL] = []
    let url = URL(string: "https://example.com")!
    let screen = TestScreen {
      Link("Help", destination: url)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          })
    }
    screen.button("Help").press()
    #expect(opened == [url])
  }

  @Test("What is unavailable says why, and what to do")
  func contentUnavailable() {
    var presses = 0
    let screen = TestScreen {
      ContentUnavailableView {
        Label("Nothing here", systemImage: "tray")
      } description: {
        Text("Add something.")
      } actions: {
        Button("Add") { presses += 1 }
      }
    }
    #expect(screen.contains("Nothing here"))
    #expect(screen.contains("Add something."))
    screen.button("Add").press()
    #expect(presses == 1)
    let search = TestScreen { ContentUnavailableView.search(text: "abc") }
    #expect(search.contains("No Results for “abc”"))
    let titled = TestScreen {
      ContentUnavailableView("Empty", systemImage: "tray", description: Text("why"))
    }
    #expect(titled.contains("Empty") && titled.contains("why"))
  }

  @Test("A group box has its title over its content")
  func groupBox() {
    let screen = TestScreen(columns: 20, rows: 8) {
      GroupBox("Title") { Text("content") }
    }
    let lines = screen.text.split(separator: "\n")
    let title = lines.firstIndex { $0.contains("Title") }
    let content = lines.firstIndex { $0.contains("content") }
    #expect(title.map { $0 + 1 } == content)
  }

  @Test("A gauge shows how far a value is through its range")
  func gauge() {
    let screen = TestScreen {
      Gauge(value: 15.0, in: 10...30) { Text("Heat") }
    }
    #expect(screen.progress("Heat").value == "25%")
  }

  struct Appointment: View {
    @Binding var date: Date
    var body: some View {
      Form {
        DatePicker("When", selection: $date, in: Date(timeIntervalSince1970: 0)...)
      }
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test("A date is edited as text, by parts; what is no date in the range leaves it")
  func datePicker() {
    var date = Date(timeIntervalSince1970: 86_400 + 3_600)
    let screen = TestScreen {
      Appointment(
        date: Binding {
          date
        } set: {
          date = $0
        })
    }
    #expect(screen.textField("Date").value == "1970-01-02")
    #expect(screen.textField("Time").value == "01:00")
    screen.textField("Time").clear()
    screen.textField("Time").type("13:30")
    #expect(date == Date(timeIntervalSince1970: 86_400 + 13.5 * 3_600))
    screen.textField("Date").clear()
    screen.textField("Date").type("1971-02-30")
    screen.textField("Time").focus()
    // The third is on the way to the thirtieth, which February has not.
    #expect(screen.textField("Date").value == "1971-02-03")
    screen.textField("Date").clear()
    screen.textField("Date").type("1960-01-01")
    screen.textField("Time").focus()
    #expect(screen.textField("Date").value == "1971-02-03")
  }
}
