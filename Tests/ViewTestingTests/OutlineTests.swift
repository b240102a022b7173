import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Outlines")
struct OutlineTests {
  struct Folder: Identifiable {
    let id: String
    var name: String
    var folders: [Folder]?

    init(_ id: String, _ folders: [Folder]? = nil) {
      self.id = id
      name = id
      self.folders = folders
    }
  }

  static let folders = [
    Folder("Music", [Folder("Jazz", [Folder("Bill Evans")]), Folder("Empty", [])]),
    Folder("Readme"),
  ]

  @Test("An element shows and hides what is below it, and its state stays")
  func expansion() {
    let screen = TestScreen(columns: 40, rows: 12) {
      List(Self.folders, children: \.folders) { Text($0.name) }
    }
    #expect(screen.liveRows == 2)
    screen.disclosure("Music").press()
    #expect(screen.liveRows == 4)
    screen.disclosure("Jazz").press()
    #expect(screen.contains("Bill Evans"))
    #expect(!screen.disclosure("Readme").exists)
    #expect(screen.disclosure("Empty").value == "collapsed")
    screen.disclosure("Music").press()
    #expect(screen.liveRows == 2)
    screen.disclosure("Music").press()
    #expect(screen.contains("Bill Evans"))
  }

  @Test("What is below stands further to the right")
  func indentation() throws {
    let screen = TestScreen(columns: 40, rows: 12) {
      List(Self.folders, children: \.folders) { Text($0.name) }
    }
    screen.disclosure("Music").press()
    func column(of text: String) throws -> Int {
      let lines = screen.text.split(separator: "\n").filter { $0.contains(text) }
      let line = try #require(lines.first)
      return line.distance(
        from: line.startIndex, to: try #require(line.firstRange(of: text)).lowerBound)
    }
    #expect(try column(of: "Jazz") == column(of: "Music") + 2)
    #expect(try column(of: "Empty") == column(of: "Jazz"))
    #expect(try column(of: "Readme") == column(of: "Music"))
  }

  struct Selecting: View {
    @State private var selection: String?
    var body: some View {
      List(OutlineTests.folders, children: \.folders, selection: $selection) { Text($0.name) }
      Text("selected \(selection ?? "nothing")")
    }
  }

  @Test("Each of them can be selected by its id")
  func selection() {
    let screen = TestScreen(columns: 40, rows: 12) { Selecting() }
    screen.disclosure("Music").press()
    screen.click("Readme")
    #expect(screen.contains("selected Readme"))
    screen.press(.up)
    screen.press(.enter)
    #expect(screen.contains("selected Empty"))
  }

  struct Renaming: View {
    @State private var folders = OutlineTests.folders
    var body: some View {
      List($folders, children: \.folders) { $folder in TextField("Name", text: $folder.name) }
      Text("first \(folders[0].folders?.first?.name ?? "")")
      Button("Drop") { folders[0].folders = nil }
    }
  }

  @Test("A binding reaches an element in the tree, also when its parent goes")
  func bindings() {
    let screen = TestScreen(columns: 40, rows: 16) { Renaming() }
    screen.disclosure(at: 0).press()
    screen.textField(at: 1).clear()
    screen.textField(at: 1).type("Blues")
    #expect(screen.contains("first Blues"))
    screen.button("Drop").press()
    #expect(screen.liveRows == 2)
  }

  @Test("Of many trees those on screen are made")
  func manyTrees() {
    let many = (0..<10_000).map { Folder("Folder \($0)", [Folder("File \($0)")]) }
    let screen = TestScreen(columns: 40, rows: 12) {
      List(many, children: \.folders) { Text($0.name) }
    }
    #expect(screen.liveRows < 30)
    screen.disclosure("Folder 3").press()
    #expect(screen.contains("File 3"))
  }

  @Test("One tree, outside of a list")
  func oneTree() {
    let screen = TestScreen(columns: 40, rows: 12) {
      VStack { OutlineGroup(Self.folders[0], children: \.folders) { Text($0.name) } }
    }
    screen.disclosure("Music").press()
    #expect(screen.contains("Jazz"))
  }
}
