import Elements
import SwiftUI
import Testing

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
  private func accessibility(@ViewBuilder _ content: () -> some View) throws -> [Accessibility] {
    Screen(content).root.subtree.map(\.attributes.accessibility).filter { $0 != Accessibility() }
  }

  @Test("All that is said is of one element, not of what is in it")
  func nextElement() throws {
    let found = try accessibility {
      Button {
      } label: {
        Text("Save")
      }
      .accessibilityLabel("Store \(Text("it"))")
      .accessibilityValue("3")
      .accessibilityHint("Keeps the file")
      .accessibilityIdentifier("save")
      .accessibilityHidden(true)
    }
    var expected = Accessibility()
    expected.label = "Store it"
    expected.value = "3"
    expected.hint = "Keeps the file"
    expected.identifier = "save"
    expected.isHidden = true
    #expect(found == [expected])
  }

  @Test("What shows a symbol only is called by it; a text beside it, or a label, comes first")
  func symbols() throws {
    let buttons = Screen {
      Button {
      } label: {
        Image(systemName: "trash")
      }
      Button {
      } label: {
        Label("Delete", systemImage: "trash")
      }
      Button {
      } label: {
        Image(systemName: "trash")
      }.accessibilityLabel("Away with it")
    }.elements { if case .button = $0 { true } else { false } }
    #expect(buttons.map(\.label) == ["trash", "Delete", "Away with it"])
  }

  @Test("Traits add up, and the nearest to the view has the last word on each")
  func traits() throws {
    let found = try accessibility {
      Text("Kept").accessibilityAddTraits(.isHeader).accessibilityAddTraits([.isSelected, .isLink])
      Text("Taken").accessibilityRemoveTraits(.isHeader)
        .accessibilityAddTraits([.isHeader, .isButton])
    }
    #expect(found.map(\.traits) == [[.isHeader, .isSelected, .isLink], [.isButton]])
  }

  @Test("A view taken as one is called by what is in it, or by its label alone")
  func children() {
    let buttons = Screen {
      Button {
      } label: {
        HStack {
          Text("36")
          Image(systemName: "star")
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Ada, aged 36")
      }
      Button {
      } label: {
        HStack {
          Text("Bob")
          Text("41")
        }
        .accessibilityElement(children: .combine)
      }
      Button {
      } label: {
        HStack { Text("Unnamed") }.accessibilityElement()
      }
    }.elements { if case .button = $0 { true } else { false } }
    #expect(buttons.map(\.label) == ["Ada, aged 36", "Bob 41", ""])
    #expect(buttons.map(\.text) == ["36", "Bob 41", "Unnamed"])
  }

  @Test("What is said nearest to the view wins")
  func innermost() throws {
    let found = try accessibility {
      Text("a").accessibilityLabel("inner").accessibilityLabel("outer")
    }
    #expect(found.map(\.label) == ["inner"])
  }

  @Test("A modifier of a group is said of each of its views, one of a stack of the stack")
  func groups() throws {
    let group = try accessibility {
      Group {
        Text("a")
        Text("b")
      }
      .accessibilityIdentifier("each")
    }
    #expect(group.map(\.identifier) == ["each", "each"])
    let stack = try accessibility {
      VStack {
        Text("a")
        Text("b")
      }
      .accessibilityIdentifier("stack")
    }
    #expect(stack.map(\.identifier) == ["stack"])
  }

  @Test("A field is called by its title, unless a modifier gives it a name")
  func fields() throws {
    let found = try accessibility {
      TextField("Title", text: .constant(""), prompt: Text("Prompt"))
      SecureField("Title", text: .constant("")).accessibilityLabel("Name")
    }
    #expect(found.map(\.label) == ["Title", "Name"])
  }

  @Test("A modifier of a list is said of the list, not of its rows")
  func lists() throws {
    let found = try accessibility {
      List { Text("row") }.accessibilityIdentifier("list")
    }
    #expect(found.map(\.identifier) == ["list"])
  }
}
