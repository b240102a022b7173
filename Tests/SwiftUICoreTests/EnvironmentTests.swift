import DataFlow
import Elements
import Observation
import SwiftUICore
import Testing

private enum LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private enum NameKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  @Entry fileprivate var title = "untitled"
  @Entry fileprivate var subtitle: String?

  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@MainActor
@Suite("The environment reaches those that read it")
struct EnvironmentTests {
  struct LevelReader: View {
    @Environment(\.level) private var level
    var body: some View { Line("level \(level)") }
  }

  struct NameReader: View {
    @Environment(\.name) private var name
    var body: some View { Line("name \(name)") }
  }

  struct Between: View {
    var body: some View {
      LevelReader()
      NameReader()
    }
  }

  struct Settings: View {
    @State private var level = 1
    var body: some View {
      Press("up") { level += 1 }
      Between().environment(\.level, level)
      LevelReader()
    }
  }

  @Test("A change passes through views that are skipped, to the readers of its key")
  func changePassesSkippedViews() {
    let screen = Screen { Settings() }
    #expect(screen.texts == ["up", "level 1", "name none", "level 0"])
    screen.forgetBodies()
    screen.press("up")
    #expect(screen.texts == ["up", "level 2", "name none", "level 0"])
    #expect(screen.bodies(of: Between.self) == 0)
    #expect(screen.bodies(of: NameReader.self) == 0)
    #expect(screen.bodies(of: LevelReader.self) == 1)
  }

  @Test("The nearest view above decides")
  func nearestDecides() {
    let screen = Screen {
      Group {
        LevelReader()
        LevelReader().environment(\.level, 3)
        LevelReader().transformEnvironment(\.level) { $0 += 5 }
      }
      .environment(\.level, 2)
    }
    #expect(screen.texts == ["level 2", "level 3", "level 7"])
  }

  @Observable
  final class Library { var count = 4 }

  struct LibraryReader: View {
    @Environment(Library.self) private var library
    @Environment(Library.self) private var same: Library?
    var body: some View { Line("\(library.count) \(same === library)") }
  }

  @Test("An observable object is found by its type, and observed")
  func objects() {
    let library = Library()
    let screen = Screen { LibraryReader().environment(library) }
    #expect(screen.texts == ["4 true"])
    library.count = 5
    screen.update()
    #expect(screen.texts == ["5 true"])
  }

  @Test("A disabled view disables what is in it")
  func disabled() {
    let screen = Screen {
      Group {
        Press("a") {}
        Press("b") {}.disabled(false)
      }
      .disabled(true)
    }
    let buttons = screen.elements { if case .button = $0 { true } else { false } }
    #expect(buttons.map(\.attributes.isEnabled) == [false, false])
  }

  struct EntryReader: View {
    @Environment(\.title) private var title
    @Environment(\.subtitle) private var subtitle
    var body: some View { Line("\(title) \(subtitle ?? "none")") }
  }

  @Test("An entry is a value with a default")
  func entry() {
    let screen = Screen {
      EntryReader()
      EntryReader().environment(\.title, "t").environment(\.subtitle, "s")
    }
    #expect(screen.texts == ["untitled none", "t s"])
  }

  struct SizeReader: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    var body: some View { Line(width == .compact ? "narrow" : "wide") }
  }

  @Test("The size classes follow the window")
  func sizeClasses() {
    let screen = Screen(size: CGSize(width: 800, height: 400)) { SizeReader() }
    #expect(screen.texts == ["wide"])
    screen.host.tree.resize(to: CGSize(width: 320, height: 400))
    screen.update()
    #expect(screen.texts == ["narrow"])
  }

  struct TypeSizeReader: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.sizeCategory) private var category
    var body: some View { Line("\(size) \(category)") }
  }

  @Test("Both names of the text size are one value")
  func textSize() {
    let screen = Screen {
      TypeSizeReader()
      TypeSizeReader().environment(\.sizeCategory, .extraSmall)
      TypeSizeReader().dynamicTypeSize(.accessibility1)
      TypeSizeReader().dynamicTypeSize(...DynamicTypeSize.medium)
    }
    #expect(
      screen.texts == [
        "large large", "xSmall extraSmall", "accessibility1 accessibilityMedium", "medium medium",
      ])
  }

  struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Line("\(scheme)") }
  }

  @Test("The colour scheme is what a view above says")
  func colorScheme() {
    let screen = Screen {
      SchemeReader()
      SchemeReader().colorScheme(.light)
      SchemeReader().preferredColorScheme(.light)
      SchemeReader().preferredColorScheme(nil)
    }
    #expect(screen.texts == ["dark", "light", "light", "dark"])
  }

  @Test("Text is covered while it is a placeholder, and not for other reasons")
  func redaction() {
    let screen = Screen {
      Group {
        Text(verbatim: "ab c")
        Text(verbatim: "ab c").unredacted()
      }
      .redacted(reason: .placeholder)
      Text(verbatim: "ab c").redacted(reason: .privacy)
    }
    #expect(screen.texts == ["▒▒ ▒", "ab c", "ab c"])
  }

  struct Opener: View {
    @Environment(\.openURL) private var openURL
    let note: (Bool) -> Void
    var body: some View {
      Press("open") { openURL(URL(string: "app://page")!) { note($0) } }
    }
  }

  @Test("A view above takes the opening of URLs over")
  func openURL() {
    var opened: [String] = []
    var answers: [Bool] = []
    let screen = Screen {
      Opener { answers.append($0) }
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0.absoluteString)
            return opened.count == 1 ? .handled : .discarded
          })
    }
    screen.press("open")
    screen.press("open")
    #expect(opened == ["app://page", "app://page"])
    #expect(answers == [true, false])
  }
}
