import DataFlow
import Elements
import Foundation
import Sharing
import SwiftUICore
import Testing

@MainActor
@Suite("App storage")
struct StorageTests {
  enum Theme: String { case light, dark }

  struct Settings: View {
    @AppStorage("isOn") private var isOn = false
    @AppStorage("name") private var name: String?
    @AppStorage("theme") private var theme = Theme.light
    var body: some View {
      Line("\(isOn) \(name ?? "none") \(theme)")
      Press("turn") { isOn.toggle() }
      Press("dark") { theme = .dark }
    }
  }

  @Test("A setting is shown, written, and the same as that of a shared value")
  func sharedSetting() {
    @Shared(.appStorage("isOn")) var isOn = false
    @Shared(.appStorage("theme")) var theme = Theme.light
    let screen = Screen { Settings() }
    #expect(screen.texts.first == "false none light")
    screen.press("turn")
    screen.press("dark")
    #expect(screen.texts.first == "true none dark")
    #expect(isOn)
    #expect(theme == .dark)
    $isOn.withLock { $0 = false }
    screen.update()
    #expect(screen.texts.first == "false none dark")
  }

  @Test("A view above names other settings, which are those of the UserDefaults")
  func otherStore() {
    let store = UserDefaults.inMemory
    store.set("Ada", forKey: "name")
    let screen = Screen { Settings().defaultAppStorage(store) }
    #expect(screen.texts.first == "false Ada light")
    screen.press("turn")
    #expect(store.bool(forKey: "isOn"))
    store.set("Bob", forKey: "name")
    screen.update()
    #expect(screen.texts.first == "true Bob light")
  }
}

@MainActor
@Suite("Scene storage")
struct SceneStorageTests {
  enum Tab: String { case inbox, archive }

  struct Page: View {
    let name: String
    @SceneStorage("tab") private var tab = Tab.inbox
    @SceneStorage("count") private var count = 0
    @SceneStorage("draft") private var draft: String?
    var body: some View {
      Line("\(name): \(tab) \(count) \(draft ?? "none")")
      Press("archive \(name)") { tab = .archive }
      Press("count \(name)") { count += 1 }
      Press("write \(name)") { $draft.wrappedValue = "Dear" }
    }
  }

  struct Pages: View {
    @State private var isFirst = true
    var body: some View {
      if isFirst { Page(name: "a") } else { Page(name: "b") }
      Press("other") { isFirst.toggle() }
    }
  }

  @Test("Views that come later find what those before have kept")
  func kept() {
    let screen = Screen { Pages() }
    #expect(screen.texts.first == "a: inbox 0 none")
    for press in ["archive a", "count a", "write a"] { screen.press(press) }
    #expect(screen.texts.first == "a: archive 1 Dear")
    screen.press("other")
    #expect(screen.texts.first == "b: archive 1 Dear")
  }

  @Test("All that use a name at the same time share the value")
  func shared() {
    let screen = Screen {
      Page(name: "a")
      Page(name: "b")
    }
    screen.press("count a")
    #expect(screen.texts.contains("b: inbox 1 none"))
  }

  @Test("Another window has its own, and what is in none has what it begins with")
  func ownScene() {
    let (one, other) = (Screen { Page(name: "a") }, Screen { Page(name: "a") })
    one.press("count a")
    #expect(other.texts.first == "a: inbox 0 none")
    @SceneStorage("count") var count = 3
    count = 4
    #expect(count == 3)
  }
}
