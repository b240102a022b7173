/// Measures what an action costs, next to a floor written by hand: an observable class whose method
/// switches over an action and changes a struct.
///
///     swift run -c release Benchmarks
@main
@MainActor
struct Benchmarks {
  static func main() {
    #if DEBUG
      print("These are figures of a debug build: use 'swift run -c release Benchmarks'.\n")
    #endif
    Harness(comparisons: [.flatSend, .nestedSendAtRoot, .nestedSendAtLeaf, .oneRow]).run()
    KeyPress().report()
  }
}
