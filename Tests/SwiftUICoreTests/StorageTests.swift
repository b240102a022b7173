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
