import Observation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Disclosure groups")
struct DisclosureGroupTests {
  @Observable
  final class Model {
    var isExpanded = false
  }

  @Test("The heading shows and hides the content, in a list as rows")
  func inList() {
    let screen = TestScreen {
      List {
        DisclosureGroup("More") {
          Text("first")
          Text("second")
        }
        Text("last")
      }
    }
    #expect(screen.liveRows == 2)
    screen.disclosure("More").press()
    #expect(screen.disclosure("More").isOn)
    #expect(screen.liveRows == 4)
    #expect(screen.lines == ["▾ More", "first", "second", "last"])
    screen.disclosure("More").press()
    #expect(screen.lines == ["▸ More", "last"])
  }

  @Test("Outside of a list the content stands under its heading, whatever the stack around")
  func inStack() throws {
    let screen = TestScreen {
      HStack(alignment: .top) {
        Text("before")
        DisclosureGroup("More") {
          Text("first")
          Text("second")
        }
      }
    }
    screen.disclosure("More").press()
    let lines = screen.text.split(separator: "\n").map(String.init)
    let top = try #require(lines.firstIndex { $0.contains("before") && $0.contains("More") })
    let below = lines.dropFirst(top + 1).prefix(2)
    #expect(below.map { $0.trimmingCharacters(in: .whitespaces) } == ["first", "second"])
  }

  @Test("A binding expands the group, and the group writes the binding")
  func bound() {
    let model = Model()
    let screen = TestScreen { Bound(model: model) }
    #expect(!screen.contains("content"))
    #expect(screen.bodies { model.isExpanded = true } == [])
    #expect(screen.contains("content"))
    #expect(screen.bodies { screen.disclosure("More").press() } == [])
    #expect(!model.isExpanded && !screen.contains("content"))
  }

  @Test("What modifiers say of its accessibility is said of its heading")
  func accessibility() {
    let screen = TestScreen {
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("content") }
        .accessibilityIdentifier("more")
      List {
        DisclosureGroup("Rows", isExpanded: .constant(true)) { Text("row") }
          .accessibilityLabel("Lines")
      }
    }
    #expect(screen.disclosure("more").label == "More")
    #expect(screen.disclosure("Lines").exists)
    #expect(screen.element("content").exists && screen.element("row").exists)
  }
}

private struct Bound: View {
  @Bindable var model: DisclosureGroupTests.Model

  var body: some View {
    DisclosureGroup(isExpanded: $model.isExpanded) {
      Text("content")
    } label: {
      Label("More", systemImage: "gear")
    }
  }
}

extension TestScreen {
  /// What stands in the lines that are not empty, without the bar of the row that has the focus.
  fileprivate var lines: [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: ["▌", " "]) }
      .filter { !$0.isEmpty }
  }
}
