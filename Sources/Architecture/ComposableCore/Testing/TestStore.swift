import ConcurrencyExtras
import Dependencies
import IssueReporting
@_spi(SharedChangeTracking) import Sharing

/// The test store of a reducer.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// Tests a feature by its actions: what each of them changes in the state, and what its effects
/// send.
///
///     @MainActor @Test func steeps() async {
///       let clock = TestClock()
///       let store = TestStore(initialState: Teapot.State()) {
///         Teapot()
///       } withDependencies: {
///         $0.continuousClock = clock
///       }
///       await store.send(.brewTapped) { $0.isBrewing = true }
///       await clock.advance(by: .seconds(180))
///       await store.receive(\.done) { $0.isBrewing = false }
///     }
///
/// A change that the test does not describe, an action that it does not receive and an effect that
/// still runs at its end are failures; ``exhaustivity`` says otherwise. Make a test store inside a
/// test: releasing it makes the last checks.
@preconcurrency @MainActor
public final class TestStore<State: Equatable, Action> {
  /// The state after the last action that was asserted. In the closure of an assertion it is the
  /// state before the action.
  public internal(set) var state: State

  /// How much of what the feature does must be asserted.
  public var exhaustivity = Exhaustivity.on

  /// How long `receive` and `finish` wait at most.
  public var timeout = Duration.seconds(1)

  /// The dependencies of the feature. Changes hold for the actions to come and their effects.
  public var dependencies: DependencyValues {
    get { store.core.root.dependencies }
    set { store.core.root.dependencies = newValue }
  }

  /// Whether the feature has dismissed itself.
  public var isDismissed: Bool { recorder.isDismissed }

  /// Whether the tasks of the whole process run one after the other on the main executor, which
  /// makes the order of what happens certain. It is on while there are test stores.
  public var useMainSerialExecutor: Bool {
    get { uncheckedUseMainSerialExecutor }
    set { uncheckedUseMainSerialExecutor = newValue }
  }

  let recorder = TestRecorder<State, Action>()
  private let store: Store<State, Action>
  private let creation: IssueLocation
  private let serialExecution = MainSerialExecution()

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state that the feature starts in.
  ///   - reducer: The reducer of the feature. Wrap several in ``CombineReducers``.
  ///   - prepareDependencies: Assigns to the dependencies of the feature. State and reducer are
  ///     made with them.
  public init(
    initialState: @autoclosure () -> State,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    creation = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    store = withoutActuallyEscaping(prepareDependencies) { [recorder] prepareDependencies in
      Store(
        initialState: initialState,
        reducer: reducer,
        withDependencies: {
          prepareDependencies(&$0)
          recorder.sharedChanges.track(&$0)
          $0.dismiss = DismissEffect { [dismiss = $0.dismiss] in
            recorder.dismiss()
            dismiss.perform()
          }
        },
        recorder: recorder
      )
    }
    state = store.withState { $0 }
    recorder.sharedChanges.reset()
  }

  deinit {
    guard exhaustivity != .off else { return }
    // Reported from here, wherever that is: other tasks are not part of the test.
    let leftovers = MainActor.runNow { [recorder, creation] in recorder.leftovers(at: creation) }
    for leftover in leftovers { exhaustivity.report(leftover.message, at: leftover.site) }
  }

  /// Sends an action to the feature.
  func perform(_ action: Action, at site: IssueLocation) -> StoreTask {
    recorder.willSend(at: site)
    return store.send(action)
  }

  /// Lets the effects come as far as they can. Without any there is nothing to wait for.
  @inline(__always)
  func letEffectsRun() async {
    if recorder.hasWork { await Task.megaYield() }
  }
}
