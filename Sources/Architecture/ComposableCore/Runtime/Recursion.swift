import CComposableCore
import IssueReporting

/// Ends reducers that run themselves for ever before the stack of the thread ends.
//
// Looking at how much of the stack is left costs nothing. Features may contain themselves, and run as
// deep as the stack allows.
@usableFromInline
enum Recursion {
  /// A reducer whose body is being evaluated: a link in the chain from the innermost one to the
  /// outermost, on the stack of the thread.
  private struct Evaluation {
    let parent: UnsafeRawPointer?
    let reducer: Any.Type
    /// How many evaluations it is in.
    let depth: Int
  }

  /// How many bodies are evaluated in one another. Those of children are not: they wait until an action
  /// comes. So no reducer that ends needs so many, and to fill the stack would take seconds.
  private static let depthLimit = 1_000

  /// Evaluates the body of a reducer and what is in it.
  ///
  /// - Parameter fallback: What to go on with when the reducer contains itself without end.
  @usableFromInline static func evaluate<Result>(
    _ reducer: Any.Type, orEnd fallback: () -> Result, _ body: () -> Result
  ) -> Result {
    composable_prepare_stack()
    let outer = composable_current_body()
    defer {
      composable_set_current_body(outer)
      if outer == nil, !Reduction.isActive { forgetEnd() }
    }
    let evaluation = Evaluation(parent: outer, reducer: reducer, depth: depth(of: outer) + 1)
    return withUnsafePointer(to: evaluation) {
      composable_set_current_body($0)
      guard evaluation.depth < depthLimit, !composable_stack_is_ending() else {
        end()
        return fallback()
      }
      return body()
    }
  }

  private static func depth(of evaluation: UnsafeRawPointer?) -> Int {
    evaluation.map { self.evaluation(at: $0).depth } ?? 0
  }

  private static func evaluation(at link: UnsafeRawPointer) -> Evaluation {
    // A link is current only while the call that made it runs.
    link.assumingMemoryBound(to: Evaluation.self).pointee
  }

  /// Has all reducers left that run now, and reports the cycle that they run in.
  static func end() {
    guard !composable_recursion_is_ending() else { return }
    let cycle = cycle.map(shortName)
    composable_end_recursion()
    reportIssue(
      """
      The reducer '\(cycle[0])' runs itself for ever: \(cycle.joined(separator: " → ")).

      The action went no further. Run the inner one where it is there at times only: with 'ifLet' or \
      'forEach', or on the payload of an action.
      """
    )
  }

  /// Notes that all reducers have been left.
  static func forgetEnd() {
    if composable_recursion_is_ending() { composable_find_stack_limit() }
  }

  /// The reducers from the innermost one up to itself, outermost first.
  private static var cycle: [Any.Type] {
    var cycle: [Any.Type] = []
    _ = forEachReducer { reducer in
      cycle.append(reducer)
      return cycle.count > 1 && reducer == cycle[0]
    }
    return cycle.reversed()
  }

  /// Calls `isLast` with each reducer that is evaluated or runs, innermost first, until it says so.
  private static func forEachReducer(_ isLast: (Any.Type) -> Bool) -> Bool {
    var body = composable_current_body()
    while let current = body {
      let evaluation = evaluation(at: current)
      if isLast(evaluation.reducer) { return true }
      body = evaluation.parent
    }
    var node = ChildNode.innermost
    while let current = node {
      if isLast(current.child.reducer) { return true }
      node = current.around
    }
    return false
  }
}
