import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Where the focus of a namespace begins")
struct FocusScopeTests {
  struct Login: View {
    @Namespace private var login
    @Environment(\.resetFocus) private var resetFocus
    @State private var prefersPassword = true
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Outside", text: $text)
        VStack {
          TextField("Name", text: $text)
          SecureField("Password", text: $text).prefersDefaultFocus(prefersPassword, in: login)
          Button("Reset") { resetFocus(in: login) }
          Button("Other") {
            prefersPassword = false
            resetFocus(in: login)
          }
        }
        .focusScope(login)
      }
    }
  }

  @Test("It begins where the scope prefers it, at first and when it is reset")
  func reset() {
    let screen = TestScreen { Login() }
    #expect(screen.textField("Password").isFocused)
    screen.button("Reset").press()
    #expect(screen.textField("Password").isFocused)
    screen.textField("Outside").focus()
    #expect(!screen.textField("Password").isFocused)
  }

  @Test("Where nothing is preferred, it begins with the first in the scope")
  func scope() {
    let screen = TestScreen { Login() }
    screen.button("Other").press()
    #expect(screen.textField("Name").isFocused)
  }
}
