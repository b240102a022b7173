import Perception
import SwiftUI
import Testing
import ViewTesting

@Perceptible
final class Account {
  var name = ""
}

struct AccountView: View {
  @Perception.Bindable var account: Account

  var body: some View {
    WithPerceptionTracking {
      TextField("Name", text: $account.name)
      Text("Hello, \(account.name)!")
    }
  }
}

@MainActor
@Test func `An account greets by the name that is typed`() {
  let screen = TestScreen { AccountView(account: Account()) }

  screen.textField("Name").type("Ada")

  #expect(screen.contains("Hello, Ada!"))
}
