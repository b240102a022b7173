import ConcurrencyExtras
import Perception
import SwiftUI
import Testing
import ViewTesting

struct ProfileView: View {
  @Perception.Bindable var profile: Profile

  var body: some View {
    WithPerceptionTracking {
      TextField("Name", text: $profile.name)
      Text("Hello, \(profile.name)!")
    }
  }
}

@Perceptible
final class Profile {
  var name = ""
}

@MainActor
@Suite("The examples of the documentation")
struct DocumentationTests {
  @Test("A profile greets by the name that is typed")
  func profile() {
    let screen = TestScreen { ProfileView(profile: Profile()) }
    screen.textField("Name").type("Blob")
    #expect(screen.contains("Hello, Blob!"))
  }

  @Test("A counter tells that its count is about to change")
  func counter() {
    let lines = LockIsolated<[String]>([])
    @Sendable func print(_ line: Any) { lines.withValue { [line = "\(line)"] in $0.append(line) } }

    let counter = Counter()
    withPerceptionTracking {
      print(counter.count)
    } onChange: {
      print("The count is about to change.")
    }
    counter.count += 1

    #expect(lines.value == ["0", "The count is about to change."])
  }
}
