import SwiftUI
import Testing
import ViewTesting

struct Consent: View {
  @State private var agreed = false

  var body: some View {
    Form {
      Toggle("I agree", isOn: $agreed)
      Button("Go on") {}.disabled(!agreed)
    }
  }
}

@MainActor
@Test func `Who agrees may go on`() {
  let screen = TestScreen { Consent() }
  #expect(!screen.button("Go on").isEnabled)

  screen.toggle("I agree").toggle()

  #expect(screen.button("Go on").isEnabled)
}
