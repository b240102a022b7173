/// Measures what the package does, next to floors written by hand: for an action, an observable
/// class whose method switches over the action and changes a struct.
///
///     swift run -c release Benchmarks
///     swift run -c release Benchmarks "identified array"
///
/// With arguments, just what one of them is part of the name of.
@main
@MainActor
struct Benchmarks {
  static func main() {
    #if DEBUG
      print("These are figures of a debug build: use 'swift run -c release Benchmarks'.\n")
    #endif
    let names = CommandLine.arguments.dropFirst()
    let store: [Comparison] = [
      .flatSend, .nestedSendAtRoot, .nestedSendAtLeaf, .oneRow, .rowInEnumDestination(count: 10),
      .rowInEnumDestination(count: 100_000),
    ]
    Harness(comparisons: (store + [Comparison].foundations).filter { $0.isNamed(by: names) }).run()
    if names.isEmpty { KeyPress().report() }
  }
}
