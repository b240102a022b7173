import DataFlow
import Elements
import Observation
import SwiftUICore
import Testing

@MainActor
@Suite("A list selects, deletes and moves its rows")
struct ListTests {
  @Observable
  final class Model {
    var items = ["a", "b", "c", "d"]
    var one: String?
    var several: Set<String> = []
    var isEditing = EditMode.inactive
    var log: [String] = []
  }

  // MARK: Selection

  @Test("Pressing a row selects the id of its element")
  func selectsOne() throws {
    let model = Model()
    let screen = Screen {
      List(model.items, id: \.self, selection: Bindable(model).one) { Line($0) }
    }
    try screen.cell("b").send(.press)
    screen.update()
    #expect(model.one == "b")
    #expect(screen.selectedRows == ["b"])
    try screen.cell("c").send(.press)
    screen.update()
    #expect(screen.selectedRows == ["c"])
  }

  @Test("Of several, pressing a row adds it or takes it out")
  func selectsSeveral() throws {
    let model = Model()
    let screen = Screen {
      List(selection: Bindable(model).several) {
        ForEach(model.items, id: \.self) { Line($0) }
      }
    }
    for name in ["a", "c", "d", "c"] {
      try screen.cell(name).send(.press)
      screen.update()
    }
    #expect(model.several == ["a", "d"])
    #expect(screen.selectedRows == ["a", "d"])
  }

  @Test("What is selected from elsewhere shows; what is no row selects nothing")
  func selectionFromElsewhere() {
    let model = Model()
    model.one = "z"
    let screen = Screen {
      List(model.items, id: \.self, selection: Bindable(model).one) { Line($0) }
    }
    #expect(screen.selectedRows == [])
    model.one = "d"
    screen.update()
    #expect(screen.selectedRows == ["d"])
    model.one = nil
    screen.update()
    #expect(screen.selectedRows == [])
  }

  @Test("A tag stands for its row in place of an id")
  func tags() throws {
    let model = Model()
    let screen = Screen {
      List(selection: Bindable(model).one) {
        Line("first").tag("1")
        Line("second").padding().tag("2")
        Line("third")
      }
    }
    try screen.cell("second").send(.press)
    screen.update()
    #expect(model.one == "2")
    #expect(screen.selectedRows == ["second"])
    #expect(try screen.cell("third").attributes.actions == [])
  }

  @Test("A row whose selection is disabled cannot be selected")
  func disabledSelection() throws {
    let model = Model()
    let screen = Screen {
      List(model.items, id: \.self, selection: Bindable(model).one) {
        Line($0).selectionDisabled($0 == "b")
      }
    }
    #expect(try screen.cell("b").send(.press) == false)
    #expect(model.one == nil)
  }

  @Test("A selection changes the rows that it was and is, and evaluates no body")
  func selectionIsCheap() throws {
    let model = Model()
    let screen = Screen { SelectingList(model: model) }
    screen.forgetBodies()
    model.one = "a"
    screen.update()
    #expect(screen.bodies(of: SelectingList.self) == 0)
    #expect(screen.lastChanges?.content.count == 1)
    model.one = "b"
    screen.update()
    #expect(screen.lastChanges?.content.count == 2)
  }

  struct SelectingList: View {
    @Bindable var model: Model
    var body: some View {
      List(model.items, id: \.self, selection: $model.one) { Line($0) }
    }
  }

  // MARK: Deleting and moving

  @Test("Deleting a row hands its offset on")
  func deletes() throws {
    let model = Model()
    let screen = Screen { EditableList(model: model) }
    try screen.cell("b").send(.delete)
    screen.update()
    #expect(model.items == ["a", "c", "d"])
    #expect(screen.texts == ["title", "a", "c", "d"])
    try screen.cell("d").send(.delete)
    screen.update()
    #expect(model.items == ["a", "c"])
  }

  @Test("Moving a row hands its offset and the new one on")
  func moves() throws {
    let model = Model()
    let screen = Screen { EditableList(model: model) }
    try screen.cell("b").send(.move(1))
    screen.update()
    #expect(model.items == ["a", "c", "b", "d"])
    try screen.cell("d").send(.move(-2))
    screen.update()
    #expect(model.items == ["a", "d", "c", "b"])
    try screen.cell("b").send(.move(5))
    screen.update()
    #expect(model.items == ["a", "d", "c", "b"])
    #expect(screen.texts == ["title", "a", "d", "c", "b"])
  }

  @Test("A row keeps its element when it moves, and so the focus")
  func movedRowKeepsFocus() throws {
    let model = Model()
    let screen = Screen { EditableList(model: model) }
    let cell = try screen.cell("b")
    screen.host.tree.setFocus(cell)
    cell.send(.move(1))
    screen.update()
    #expect(screen.host.tree.focus === cell)
    #expect(try screen.cell("b") === cell)
  }

  @Test("Rows that are disabled for it are not deleted or moved")
  func disabledEditing() throws {
    let model = Model()
    let screen = Screen {
      List {
        ForEach(model.items, id: \.self) {
          Line($0).deleteDisabled($0 == "a").moveDisabled($0 == "b")
        }
        .onDelete { model.items.remove(atOffsets: $0) }
        .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    #expect(try screen.cell("a").send(.delete) == false)
    #expect(try screen.cell("b").send(.move(1)) == false)
    #expect(model.items == ["a", "b", "c", "d"])
    #expect(try screen.cell("a").attributes.actions == [.move, .showActions])
    #expect(try screen.cell("b").attributes.actions == [.delete, .showActions])
    #expect(try screen.cell("c").attributes.actions == [.delete, .move, .showActions])
  }

  struct EditableList: View {
    let model: Model
    var body: some View {
      List {
        Line("title")
        ForEach(model.items, id: \.self) { Line($0) }
          .onDelete { model.items.remove(atOffsets: $0) }
          .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test("An edit button has the rows show what takes them away and moves them")
  func editMode() throws {
    let model = Model()
    let screen = Screen {
      VStack {
        EditButton()
        EditableList(model: model)
      }
    }
    #expect(screen.cells.allSatisfy { !$0.isEditing })
    screen.press("Edit")
    #expect(screen.cells.allSatisfy { $0.isEditing })
    screen.press("Done")
    #expect(screen.cells.allSatisfy { !$0.isEditing })
  }

  @Test("The source can keep whether the user is editing")
  func boundEditMode() throws {
    let model = Model()
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          EditButton()
          EditableList(model: model)
        }
        .environment(\.editMode, $model.isEditing)
      }
    }
    let screen = Screen { Root(model: model) }
    screen.press("Edit")
    #expect(model.isEditing == .active)
    model.isEditing = .inactive
    screen.update()
    #expect(screen.cells.allSatisfy { !$0.isEditing })
  }

  // MARK: Actions

  @Test("A swipe over the whole row does the first of its actions")
  func fullSwipe() throws {
    let model = Model()
    let screen = Screen { SwipeList(model: model) }
    try screen.cell("a").send(.swipe(.trailing))
    try screen.cell("b").send(.swipe(.leading))
    #expect(model.log == ["delete a"])
    screen.update()
    #expect(try screen.cell("a").attributes.actions == [.showActions, .swipeFromTrailing])
  }

  @Test("The menu of a row shows all that can be done with it, and is gone afterwards")
  func rowMenu() throws {
    let model = Model()
    let screen = Screen { SwipeList(model: model) }
    try screen.cell("b").send(.showActions)
    screen.update()
    #expect(screen.dialogButtons == ["open b", "read b", "delete b", "flag b", "Cancel"])
    screen.press("flag b")
    #expect(model.log == ["flag b"])
    #expect(screen.dialogButtons == [])
    try screen.cell("b").send(.showActions)
    screen.update()
    screen.press("Cancel")
    #expect(screen.dialogButtons == [])
  }

  struct SwipeList: View {
    let model: Model
    var body: some View {
      List(model.items, id: \.self) { item in
        Line(item)
          .swipeActions {
            Button("delete \(item)", role: .destructive) { model.log.append("delete \(item)") }
            Button("flag \(item)") { model.log.append("flag \(item)") }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("read \(item)") { model.log.append("read \(item)") }
          }
          .contextMenu { Button("open \(item)") { model.log.append("open \(item)") } }
      }
    }
  }

  @Test("The menu of a row has one entry to delete it, that of the source before that of the list")
  func oneDelete() throws {
    struct Root: View {
      let model: Model
      var body: some View {
        List {
          ForEach(model.items, id: \.self) { item in
            if item == "a" {
              Line(item).contextMenu {
                Button("Delete", role: .destructive) { model.log.append("delete \(item)") }
              }
            } else {
              Line(item).contextMenu { Button("Delete") {} }
            }
          }
          .onDelete { model.items.remove(atOffsets: $0) }
        }
      }
    }
    let model = Model()
    let items = model.items
    let screen = Screen { Root(model: model) }
    try screen.cell("a").send(.showActions)
    screen.update()
    #expect(screen.dialogButtons == ["Delete", "Cancel"])
    screen.press("Delete")
    #expect(model.log == ["delete a"])
    #expect(model.items == items)
    try screen.cell("b").send(.showActions)
    screen.update()
    #expect(screen.dialogButtons == ["Delete", "Delete", "Cancel"])
    screen.press("Cancel")
    try screen.cell("a").send(.delete)
    #expect(model.items == Array(items.dropFirst()))
  }

  @Test("The menu of a row that goes is closed")
  func menuOfRemovedRow() throws {
    let model = Model()
    let screen = Screen { SwipeList(model: model) }
    try screen.cell("b").send(.showActions)
    screen.update()
    model.items.remove(at: 1)
    screen.update()
    #expect(screen.dialogButtons == [])
  }

  @Test("A view in no list has a menu as well")
  func menuOutsideOfLists() throws {
    let model = Model()
    let screen = Screen {
      VStack { Line("note").contextMenu { Button("copy") { model.log.append("copy") } } }
    }
    try screen.cell("note").send(.showActions)
    screen.update()
    #expect(screen.dialogButtons == ["copy", "Cancel"])
    screen.press("copy")
    #expect(model.log == ["copy"])
  }

  // MARK: Looks

  @Test("What is said of a section or a ForEach holds for each of its rows")
  func traitsOfManyRows() throws {
    let screen = Screen {
      List {
        Section {
          Line("a")
          Line("b").listRowInsets(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
        }
        .listRowInsets(EdgeInsets())
        ForEach(["c", "d"], id: \.self) { Line($0) }.badge("new")
        Line("e").badge(3)
        Line("f").badge(0)
      }
    }
    #expect(try screen.cell("a").cellContent?.insets == EdgeInsets())
    #expect(try screen.cell("b").cellContent?.insets?.top == 1)
    #expect(screen.texts == ["a", "b", "c", "new", "d", "new", "e", "3", "f"])
  }

  @Observable
  final class Count {
    var value = 1
  }

  @Test("A badge that changes changes no more than itself")
  func badgeChanges() throws {
    struct Root: View {
      let count: Count
      var body: some View { List { Line("mail").badge(count.value) } }
    }
    let count = Count()
    let screen = Screen { Root(count: count) }
    #expect(screen.texts == ["mail", "1"])
    count.value = 2
    screen.update()
    #expect(screen.texts == ["mail", "2"])
    #expect(screen.lastChanges?.content.count == 1)
    count.value = 0
    screen.update()
    #expect(screen.texts == ["mail"])
  }

  @Test("A background is behind its row")
  func background() throws {
    struct Root: View {
      let isMarked: Bool
      var body: some View {
        List { Line("row").listRowBackground(isMarked ? Line("behind") : nil) }
      }
    }
    let screen = Screen { Root(isMarked: true) }
    #expect(screen.texts == ["behind", "row"])
    let cell = try #require(screen.elements { if case .cell = $0 { true } else { false } }.first)
    #expect(cell.children.map(\.frame.minX) == [-8, 0])
    let other = Screen { Root(isMarked: false) }
    #expect(other.texts == ["row"])
  }

  @Test("A section's header shows and hides its rows")
  func expandedSection() throws {
    struct Root: View {
      @State private var isExpanded = true
      var body: some View {
        List {
          Section(isExpanded: $isExpanded) {
            Line("a")
            Line("b")
          } header: {
            Line("header")
          }
          Line("c")
        }
      }
    }
    let screen = Screen { Root() }
    #expect(screen.texts == ["header", "a", "b", "c"])
    let heading = screen.elements { if case .disclosure = $0 { true } else { false } }
    try #require(heading.first).send(.press)
    screen.update()
    #expect(screen.texts == ["header", "c"])
    heading[0].send(.press)
    screen.update()
    #expect(screen.texts == ["header", "a", "b", "c"])
  }

  @Test("Empty sections and rows without a view take no place")
  func emptyParts() throws {
    let screen = Screen {
      List {
        Section {}
        Section {
          EmptyView()
          Line("a")
        } header: {
          EmptyView()
        }
        ForEach(0..<3) { if $0 == 1 { Line("only \($0)") } }
      }
    }
    #expect(screen.texts == ["a", "only 1"])
    let list = screen.elements { if case .list = $0 { true } else { false } }[0]
    #expect(list.rows?.contentHeight == 32)
  }

  @Test("A list's style says how its sections stand apart")
  func styles() {
    let screen = Screen {
      VStack {
        List { Line("a") }
        List { Line("b") }.listStyle(.insetGrouped)
        List { Line("c") }.listStyle(PlainListStyle())
      }
    }
    let looks = screen.elements { if case .list = $0 { true } else { false } }
      .compactMap { element -> ListContent.Look? in
        if case .list(let list) = element.content { list.look } else { nil }
      }
    #expect(looks == [.plain, .grouped, .plain])
  }
}

extension Screen {
  /// The row that shows a text.
  func cell(_ text: String) throws -> Element {
    let element = root.subtree.first { element in
      if case .text(let content) = element.content { content.string == text } else { false }
    }
    var cell = try #require(element?.enclosingCell)
    while let outer = cell.parent?.enclosingCell { cell = outer }
    return cell
  }

  var cells: [CellContent] { root.subtree.compactMap(\.cellContent) }

  /// The texts of the rows that are selected.
  var selectedRows: [String] {
    root.subtree.filter { $0.cellContent?.isSelected == true }.map(\.label)
  }

  /// The buttons of the dialog in front.
  var dialogButtons: [String] {
    guard let dialog = root.children.last, case .dialog = dialog.content else { return [] }
    return dialog.children.map(\.label)
  }
}

extension Element {
  var cellContent: CellContent? { if case .cell(let cell) = content { cell } else { nil } }
}
