import Testing

@testable import ComposableCore

@Reducer
private struct Recorder {
  @ObservableState
  struct State: Equatable {
    var log: [Int] = []
  }

  enum Action: Equatable {
    case run(Int)
    case log(Int)
  }

  let effect: @Sendable (Int) -> Effect<Action>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .run(let number): return effect(number)
      case .log(let number):
        state.log.append(number)
        return .none
      }
    }
  }
}

@MainActor
struct CompositionTests {
  private func log(
    _ effect: @escaping @Sendable (Int) -> Effect<Recorder.Action>
  ) async -> [Int] {
    let store = Store(initialState: Recorder.State()) { Recorder(effect: effect) }
    await store.send(.run(0)).finish()
    return store.log
  }

  private nonisolated static func logLater(_ number: Int) -> Effect<Recorder.Action> {
    .run { send in
      await Task.yield()
      await send(.log(number))
    }
  }

  @Test func concatenatedEffectsRunOneAfterTheOther() async {
    let log = await log { _ in
      .concatenate(
        .send(.log(1)), Self.logLater(2), .send(.log(3)), .merge(Self.logLater(4), .none),
        .concatenate(Self.logLater(5), .send(.log(6))))
    }
    #expect(log == [1, 2, 3, 4, 5, 6])
  }

  @Test func concatenatedSendsAreProcessedAtOnce() {
    let store = Store(initialState: Recorder.State()) {
      Recorder { _ in .concatenate(.send(.log(1)), .send(.log(2))) }
    }
    store.send(.run(0))
    #expect(store.log == [1, 2])
  }

  @Test func mergedEffectsRunAtTheSameTime() async {
    let gate = AsyncStream<Void>.makeStream()
    let log = await log { _ in
      .merge(
        .run { send in
          for await _ in gate.stream { break }
          await send(.log(1))
        },
        .run { send in
          await send(.log(2))
          gate.continuation.yield()
        }
      )
    }
    #expect(log == [2, 1])
  }

  @Test func noEffectIsAbsorbed() {
    #expect(Effect<Int>.merge(.none, .none).box == nil)
    #expect(Effect<Int>.concatenate(.none, .none).box == nil)
    #expect(Effect<Int>.none.map { "\($0)" }.box == nil)
    #expect(Effect<Int>.none.cancellable(id: 1).box == nil)
    let effect = Effect<Int>.send(1)
    #expect(Effect.merge(.none, effect).box === effect.box)
  }

  @Test func mapTransformsTheActionsOfAnEffect() async {
    let log = await log { _ in
      Effect<Int>.merge(.send(1), .run { await $0(2) }).map { .log($0 * 10) }
    }
    #expect(log == [10, 20])
  }

  @Test func anEffectThatIsKeptCanBeReturnedAgain() async {
    let kept = Effect<Int>.run { await $0(1) }
    let log = await log { _ in .merge(kept.map { .log($0) }, kept.map { .log($0 + 1) }) }
    #expect(log.sorted() == [1, 2])
  }

  @Test func membersOfAConcatenationThatAreCancelledBeforeTheyBeginAreDropped() async {
    let gate = AsyncStream<Void>.makeStream()
    let store = Store(initialState: Recorder.State()) {
      Recorder { number in
        number == 0
          ? .concatenate(
            .run { _ in for await _ in gate.stream { break } },
            Self.logLater(1).cancellable(id: 1),
            Self.logLater(2)
          )
          : .cancel(id: 1)
      }
    }
    let task = store.send(.run(0))
    store.send(.run(1))
    gate.continuation.yield()
    await task.finish()
    #expect(store.log == [2])
  }

  @Test func aConcatenationThatIsCancelledSendsNothingMore() async {
    let store = Store(initialState: Recorder.State()) {
      Recorder { number in
        number == 0
          ? Effect.concatenate(.run { _ in try await Task.never() }, .send(.log(1)))
            .cancellable(id: 1)
          : .cancel(id: 1)
      }
    }
    let task = store.send(.run(0))
    store.send(.run(1))
    await task.finish()
    #expect(store.log == [])
    #expect(store.core.root.effects.isEmpty)
  }

  @Test func aHundredThousandChainedSendsFinish() {
    let store = Store(initialState: Recorder.State()) {
      Recorder { number in number < 100_000 ? .send(.run(number + 1)) : .send(.log(number)) }
    }
    store.send(.run(0))
    #expect(store.log == [100_000])
  }

  @Test func errorsReachTheCatchClosure() async {
    struct Failure: Error {}
    let log = await log { _ in
      .run { _ in
        throw Failure()
      } catch: { error, send in
        await send(.log(error is Failure ? 1 : 0))
      }
    }
    #expect(log == [1])
  }

  @Test func errorsThatNothingHandlesAreReportedWhereTheEffectWasMade() async {
    struct Failure: Error {}
    let line: UInt = #line + 3
    await withKnownIssue {
      _ = await log { _ in
        .run { _ in throw Failure() }
      }
    } matching: { issue in
      issue.sourceLocation?.line == Int(line)
        && issue.description.contains("Failure()")
        && issue.description.contains("CompositionTests.swift:\(line)")
    }
  }

  @Test func cancellationErrorsEndAnEffectSilently() async {
    let log = await log { _ in
      .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send(.log(1))
      }
    }
    #expect(log == [])
  }

  @Test func sendingAfterTheOperationHasReturnedIsReportedAndDelivered() async {
    let escaped = LockIsolated<Send<Recorder.Action>?>(nil)
    let store = Store(initialState: Recorder.State()) {
      Recorder { _ in .run { send in escaped.setValue(send) } }
    }
    await store.send(.run(0)).finish()
    withKnownIssue {
      escaped.value?(.log(1))
    } matching: {
      $0.description.contains("Recorder.Action.log")
        && $0.description.contains("Recorder.Action.run")
    }
    #expect(store.log == [1])
  }

  @Test func effectsSeeTheDependenciesInForceWhenTheyWereMade() async {
    let store = Store(initialState: Recorder.State()) {
      Recorder { _ in
        withDependencies {
          $0.withRandomNumberGenerator = WithRandomNumberGenerator(Constant(number: 7))
        } operation: {
          .run { send in
            @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
            await send(.log(withRandomNumberGenerator { Int($0.next()) }))
          }
        }
      }
    }
    await store.send(.run(0)).finish()
    #expect(store.log == [7])
  }

  private struct Constant: RandomNumberGenerator, Sendable {
    let number: UInt64
    func next() -> UInt64 { number }
  }
}
