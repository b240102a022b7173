import SwiftUI
import Testing
import ViewTesting

struct Greeting: View {
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Text(name.isEmpty ? "Who are you?" : "Hello, \(name)!")
    }
  }
}

@MainActor
@Test func `A greeting follows the name that is typed`() {
  let screen = TestScreen { Greeting() }

  screen.textField("Name").type("Ada")

  #expect(screen.contains("Hello, Ada!"))
}
