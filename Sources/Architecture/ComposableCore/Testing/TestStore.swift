import ConcurrencyExtras
import Dependencies

/// The test store of a reducer.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// Tests a feature by its actions: what each of them changes in the state, and what its effects send.
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
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  /// Whether the feature has dismissed itself.
  public var isDismissed: Bool { recorder.isDismissed }

  /// Whether the tasks of the whole process run one after the other on the main executor, which
  /// makes the order of what happens certain. It is on while there are test stores.
  public var useMainSerialExecutor: Bool {
    get { uncheckedUseMainSerialExecutor }
    set { uncheckedUseMainSerialExecutor = newValue }
  }

  let recorder: TestRecorder<State, Action>
  private let core: RootCore
  private let creation: CallSite
  private let serialExecution = MainSerialExecution()

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state that the feature starts in.
  ///   - reducer: The reducer of the feature. Wrap several in ``CombineReducers``.
  ///   - prepareDependencies: Changes the dependencies of the feature, of its initial state too.
  public init(
    initialState: @autoclosure () -> State,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    creation = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    var dependencies = Dependencies.withDependencies(prepareDependencies) {
      DependencyValues._current
    }
    let (initialState, reducer) = dependencies._withCurrent { (initialState(), reducer()) }
    let recorder = TestRecorder<State, Action>(initialState: initialState, site: creation)
    dependencies.dismiss = DismissEffect { [dismiss = dependencies.dismiss] in
      recorder.dismiss()
      dismiss()
    }
    state = initialState
    self.recorder = recorder
    core = RootCore(
      initialState: initialState, reducer: reducer, dependencies: dependencies, recorder: recorder)
  }

  deinit {
    MainActor.run
  }

  /// Sends an action to the feature.
  func perform(_ action: Action, at site: CallSite) -> StoreTask {
    recorder.willSend(at: site)
    return StoreTask(effects: withUnsafePointer(to: action) { core.send($0) })
  }
}
