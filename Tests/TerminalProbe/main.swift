import Elements
import Foundation
import TerminalRenderer

/// An app of two buttons, a field and a list, by hand: what the tests of the real device need, and
/// no more.
///
/// Its argument says what the second button does: `exit`, `crash`, `noise`, `hang` or nothing.
@MainActor
func runProbe() {
  let ending = CommandLine.arguments.dropFirst().first
  let count = Element(.text(TextContent([.init("Count: 0")])))
  let probe = Element(.group)
  probe.layout = AnyElementLayout(VStackLayout())
  var presses = 0
  let increment = button("Increment") {
    presses += 1
    print("pressed \(presses)")
    FileHandle.standardError.write(Data("reported \(presses)\n".utf8))
    count.content = .text(TextContent([.init("Count: \(presses)")]))
  }
  let end = button("End") {
    switch ending {
    case "exit": exit(3)
    case "crash": fatalError("the probe crashed")
    case "noise":
      print(String(repeating: "noise\n", count: 200_000))
      count.content = .text(TextContent([.init("Printed")]))
    case "hang": while true { sched_yield() }
    default: break
    }
  }
  let field = Element(.textField(TextFieldContent(text: "", prompt: "Type here")))
  field.respond = { [unowned field] event in
    guard case .edit(let text) = event else { return false }
    field.content = .textField(TextFieldContent(text: text, prompt: "Type here"))
    return true
  }
  probe.setChildren([count, increment, end, field])
  let window = Element(.window(WindowContent(title: "Probe")))
  window.setChildren([probe])

  guard TerminalRenderer.isAvailable() else {
    print("no terminal")
    exit(2)
  }
  print("printed before")
  let terminal = TerminalRenderer()
  let tree = ElementTree(root: window, renderer: terminal.screen)
  do {
    try terminal.run(tree, willEnd: { print("last work") })
  } catch {
    print(error)
    exit(1)
  }
}

@MainActor
func button(_ title: String, action: @escaping @MainActor () -> Void) -> Element {
  let button = Element(.button(ButtonContent()))
  button.setChildren([Element(.text(TextContent([.init(title)])))])
  button.respond = { event in
    guard event == .press else { return false }
    action()
    return true
  }
  return button
}

runProbe()
