import ComposableCore

/// An app that does with the ids of a stack what only tests may, as its first argument says.
@main
struct StackProbe {
  static func main() {
    var stack = StackState(["tea"])
    switch CommandLine.arguments.dropFirst().first {
    case "literal":
      print(stack[id: 0] ?? "none")
    case "absent":
      let id = stack.ids[0]
      stack[id: id] = nil
      stack[id: id] = "coffee"
      print(Array(stack))
    case let unknown:
      fatalError("Run it with 'literal' or 'absent', not with '\(unknown ?? "")'.")
    }
  }
}
