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
}
