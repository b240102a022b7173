import DataFlow
import Elements
import Observation
import SwiftUICore
import Testing

@MainActor
@Suite("Rows of a list are made while they are visible")
struct RowTests {
  struct Row: View {
    let number: Int
    @State private var count = 0
    var body: some View { Press("row \(number): \(count)") { count += 1 } }
  }

  private func list(in screen: Screen) -> Element {
    screen.elements { if case .list = $0 { true } else { false } }[0]
  }

  private func rows(in screen: Screen) throws -> RowWindow {
    try #require(list(in: screen).rows)
  }

  @Test("Of 10,000 rows, those on screen and a margin are alive")
  func onlyVisibleRows() throws {
    let screen = Screen { List(0..<10_000) { Row(number: $0) } }
    let rows = try rows(in: screen)
    // The screen is ten lines high.
    #expect(rows.liveCount >= 10 && rows.liveCount <= 20)
    #expect(screen.bodies(of: Row.self) == rows.liveCount)

    rows.scroll(by: 16 * 5_000)
    screen.update()
    #expect(rows.liveCount <= 20)
    #expect(screen.texts.contains("row 5000: 0"))
    #expect(!screen.texts.contains("row 0: 0"))
  }

  @Test("The state of a row that left comes back with it")
  func stateIsParked() throws {
    let screen = Screen { List(0..<1_000) { Row(number: $0) } }
    screen.press("row 2: 0")
    #expect(screen.texts.contains("row 2: 1"))
    let rows = try rows(in: screen)
    rows.scroll(by: 16 * 500)
    screen.update()
    #expect(!screen.texts.contains("row 2: 1"))
    rows.scrollToEdge(towardsEnd: false)
    screen.update()
    #expect(screen.texts.contains("row 2: 1"))
  }

  @Test("So does the state of what is nested in it, by place and by id")
  func nestedStateIsParked() throws {
    struct Nested: View {
      let number: Int
      var body: some View {
        VStack {
          if number.isMultiple(of: 2) { Row(number: number) }
          ForEach([0, 1], id: \.self) { Row(number: number * 10 + $0) }
        }
      }
    }
    let screen = Screen { List(0..<1_000) { Nested(number: $0) } }
    for title in ["row 2: 0", "row 20: 0", "row 21: 0", "row 21: 1"] { screen.press(title) }
    let rows = try rows(in: screen)
    rows.scroll(by: 16 * 500)
    screen.update()
    rows.scrollToEdge(towardsEnd: false)
    screen.update()
    for title in ["row 2: 1", "row 20: 1", "row 21: 2"] { #expect(screen.texts.contains(title)) }
  }

  @Test("Static rows, branches, sections and ForEach add up")
  func sourcesAddUp() throws {
    struct Mixed: View {
      let hasBranch: Bool
      var body: some View {
        Line("first")
        if hasBranch { Line("branch") }
        Section {
          ForEach(0..<3) { Line("row \($0)") }
        } header: {
          Line("header")
        } footer: {
          Line("footer")
        }
        Group {
          Line("second last")
          Line("last")
        }
      }
    }
    let screen = Screen { Form { Mixed(hasBranch: true) } }
    #expect(
      screen.texts == [
        "first", "branch", "header", "row 0", "row 1", "row 2", "footer", "second last", "last",
      ])
    let places = try rows(in: screen).rows.map(\.place)
    #expect(places.map(\.role) == [.row, .row, .header, .row, .row, .row, .footer, .row, .row])
    #expect(places.map(\.section) == [0, 0, 1, 1, 1, 1, 1, 2, 2])
    #expect(places.map(\.isFirst) == [true, false, false, true, false, false, false, true, false])
    #expect(places.map(\.isLast) == [false, true, false, false, false, true, false, false, true])
  }

  @Test("Each section of a ForEach is a section")
  func sectionsInForEach() throws {
    let screen = Screen {
      List {
        ForEach(0..<2) { section in
          Section {
            ForEach(0..<2) { Line("row \(section).\($0)") }
          } header: {
            Line("header \(section)")
          }
        }
      }
    }
    let places = try rows(in: screen).rows.map(\.place)
    #expect(places.map(\.role) == [.header, .row, .row, .header, .row, .row])
    #expect(places.map(\.section) == [0, 0, 0, 1, 1, 1])
  }

  @Observable
  final class Items {
    var items = Array(0..<10_000)
    var titles: [Int: String] = [:]
  }

  struct ItemRow: View {
    let item: Int
    let items: Items
    var body: some View { Line(items.titles[item] ?? "item \(item)") }
  }

  struct ItemList: View {
    let items: Items
    var body: some View {
      List(items.items, id: \.self) { ItemRow(item: $0, items: items) }
    }
  }

  @Test("A removed row leaves, an inserted one comes, and no other row is evaluated")
  func insertAndRemove() {
    let items = Items()
    let screen = Screen { ItemList(items: items) }
    screen.forgetBodies()
    items.items.remove(at: 1)
    items.items.insert(-1, at: 3)
    screen.update()
    #expect(screen.texts.prefix(5) == ["item 0", "item 2", "item 3", "item -1", "item 4"])
    #expect(screen.bodies(of: ItemRow.self) <= 2)
    #expect(screen.bodies(of: ItemList.self) == 1)
  }

  @Test("Rows that move or go are not searched for where the collection knows their places")
  func knownPlaces() throws {
    let objects = Objects((0..<10_000).map(Objects.Object.init))
    let screen = Screen { ObjectList(objects: objects) }
    screen.press("3")
    screen.press("4")
    #expect(screen.texts.prefix(6) == ["0", "1", "2", "3 pressed", "4 pressed", "5"])
    objects.readCount = 0
    objects.all.remove(at: 3)
    screen.update()
    #expect(screen.texts.prefix(5) == ["0", "1", "2", "4 pressed", "5"])
    let rows = try rows(in: screen)
    rows.scroll(by: 16 * 5_000)
    screen.update()
    objects.all.remove(at: 0)
    screen.update()
    rows.scroll(by: -16 * 5_000)
    screen.update()
    #expect(screen.texts.contains("4 pressed"))
    #expect(objects.readCount < 1_000)
  }

  @Test("Two elements with one id are reported once, and both shown")
  func duplicates() {
    struct Names: View {
      @State private var names = ["a", "b", "a", "a"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Line($0) }
          Press("repair") { names = ["a", "b", "c"] }
        }
      }
    }
    var screen: Screen?
    withKnownIssue {
      screen = Screen { Names() }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("have the id a") }
    }
    #expect(screen?.texts == ["a", "b", "a", "a", "repair"])
    screen?.press("repair")
    #expect(screen?.texts == ["a", "b", "c", "repair"])
  }

  @Test("A modifier on a ForEach wraps each row, and lets it go with the row")
  func modifierOnRows() throws {
    let screen = Screen {
      List {
        ForEach(0..<100) { Line("row \($0)") }.padding(.horizontal, 16)
      }
    }
    let rows = try rows(in: screen)
    #expect(
      rows.rows.allSatisfy {
        let contents = $0.elements.flatMap(\.children)
        return contents.count == 1 && contents[0].content == .group
      })
    struct Reference { weak var element: Element? }
    let first = Reference(element: rows.rows[0].elements[0].children[0])
    #expect(first.element != nil)
    rows.scroll(by: 16 * 50)
    screen.update()
    #expect(first.element == nil)
  }

  @Test("A binding to an element writes to it")
  func bindingsToElements() {
    struct Fields: View {
      @State private var names = ["a", "b"]
      @State private var items = [Item(id: 1, name: "c"), Item(id: 2, name: "d")]
      var body: some View {
        List {
          ForEach($names, id: \.self) { Field(text: $0) }
          ForEach($items) { $item in Field(text: $item.name) }
          Line(names.joined(separator: ",") + items.map(\.name).joined(separator: ","))
        }
      }
    }
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    let screen = Screen { Fields() }
    let fields = screen.elements { if case .textField = $0 { true } else { false } }
    fields[1].send(.edit("z"))
    fields[3].send(.edit("y"))
    screen.update()
    #expect(screen.texts == ["a,zc,y"])
  }

  @Test("What comes late for a value that is gone changes nothing", arguments: [true, false])
  func lateWrites(isListed: Bool) throws {
    let model = Gone()
    let screen = Screen { Late(model: model, isListed: isListed) }
    let isField: (ElementContent) -> Bool = { if case .textField = $0 { true } else { false } }
    let field = try #require(screen.elements(where: isField).last)
    let respond = try #require(field.respond)
    model.names.removeLast()
    model.name = nil
    #expect(respond(.edit("late")))
    screen.update()
    #expect(respond(.edit("later")))
    screen.update()
    #expect(model.names == ["a"])
    #expect(model.name == nil)
    #expect(screen.elements(where: isField).count == (isListed ? 1 : 0))
  }

  @Observable
  final class Gone {
    var names = ["a", "b"]
    var name: String? = "c"
  }

  struct Late: View {
    @Bindable var model: Gone
    let isListed: Bool
    var body: some View {
      if isListed {
        List { ForEach($model.names, id: \.self) { Field(text: $0) } }
      } else if let name = Binding($model.name) {
        Field(text: name)
      }
    }
  }
}

/// Objects that know their places, and how often they were read.
@Observable
private final class Objects: RandomAccessCollection {
  final class Object: Identifiable {
    let number: Int
    init(number: Int) { self.number = number }
  }

  var all: [Object]
  @ObservationIgnored var readCount = 0

  init(_ all: [Object]) { self.all = all }

  var startIndex: Int { 0 }
  var endIndex: Int { all.count }

  subscript(position: Int) -> Object {
    readCount += 1
    return all[position]
  }

  func _customIndexOfEquatableElement(_ element: Object) -> Int?? {
    .some(all.firstIndex { $0 === element })
  }
}

private struct ObjectList: View {
  let objects: Objects

  var body: some View {
    List {
      ForEach(objects) { ObjectRow(object: $0) }
    }
  }
}

private struct ObjectRow: View {
  let object: Objects.Object
  @State private var isPressed = false

  var body: some View {
    Press("\(object.number)\(isPressed ? " pressed" : "")") { isPressed = true }
  }
}
