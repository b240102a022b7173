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
  static func main() async {
    #if DEBUG
      print("These are figures of a debug build: use 'swift run -c release Benchmarks'.\n")
    #endif
    let names = CommandLine.arguments.dropFirst()
    if names == ["long lists"] { return LongLists().report() }
    if names == ["compile time"] { return CompileTime.all.forEach { $0.report() } }
    func run(_ title: String, floor: String = "floor", _ comparisons: [Comparison]) async {
      await Harness(title, floor: floor, comparisons.filter { $0.isNamed(by: names) }).run()
    }
    await run("Stores", .stores)
    // By itself: while there is a test store, all tasks of the process run on the main thread.
    await run("Tests", [.testStoreSend])
    await run("A send beside ten times as much", floor: "1/10", Growth.comparisons)
    await run("Foundations", .foundations)
    guard names.isEmpty else { return }
    EveryRow().report()
    await CancellableEffects().report()
    await StreamedWork().report()
    KeyPress().report()
    LongLists().report()
    CompileTime.all.forEach { $0.report() }
  }
}

extension [Comparison] {
  @MainActor fileprivate static var stores: [Comparison] {
    [
      .flatSend(isRead: false), .flatSend(isRead: true),
      .nestedSendAtRoot, .nestedSendAtLeaf,
      .oneRow(of: 10), .oneRow(of: 1000), .oneRow(of: 100_000),
      .presentedSendAtRoot, .presentedSendAtLeaf,
      .topOfStack(count: 10), .topOfStack(count: 100),
      .rowInSheet(count: 10), .rowInSheet(count: 100_000),
      .rowInEnumDestination(count: 10), .rowInEnumDestination(count: 100_000),
      .rowOnStack(count: 10), .rowOnStack(count: 100_000),
      .scopedObservation, .presentedObservation,
      .scopedRead, .presentedRead, .rowRead, .scopeAndRead,
      .merge(of: 1000), .merge(of: 10_000),
      .answer, .answerToLeaf,
      .storeLifetime,
    ]
  }
}
