import Elements
import Testing

@MainActor
@Test func `A button answers when it is pressed`() {
  var presses = 0
  let button = Element(.button(ButtonContent()))
  button.setChildren([Element(.text(TextContent([TextContent.Run("Go")])))])
  button.respond = { event in
    guard case .press = event else { return false }
    presses += 1
    return true
  }

  button.send(.press)

  #expect(presses == 1)
}
