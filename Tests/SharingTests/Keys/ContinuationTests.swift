import Dependencies
import Sharing
import Testing

@Suite("Continuations of keys")
struct ContinuationTests {
  @Test("Resuming a load twice reports the key, and the second outcome is ignored")
  func loadTwice() {
    let outcomes = LockIsolated<[Int?]>([])
    expectReportsIssue {
      let continuation = LoadContinuation<Int>(".scores") { result in
        outcomes.withValue { $0.append(try? result.get()) }
      }
      continuation.resume(returning: 1)
      continuation.resume(returning: 2)
    } matching: {
      $0.description.contains("'.scores' tried to resume its continuation more than once")
    }
    #expect(outcomes.value == [1])
  }

  @Test("Resuming a save twice reports the key, and the second outcome is ignored")
  func saveTwice() {
    let isSuccess = LockIsolated<[Bool]>([])
    expectReportsIssue {
      let continuation = SaveContinuation(".scores") { result in
        switch result {
        case .success: isSuccess.withValue { $0.append(true) }
        case .failure: isSuccess.withValue { $0.append(false) }
        }
      }
      continuation.resume()
      continuation.resume(throwing: Failure())
    } matching: {
      $0.description.contains("'.scores' tried to resume its continuation more than once")
    }
    #expect(isSuccess.value == [true])
  }

  @Test("A key without a description is called a shared key")
  func noDescription() {
    expectReportsIssue {
      let continuation = LoadContinuation<Int> { _ in }
      continuation.resumeReturningInitialValue()
      continuation.resumeReturningInitialValue()
    } matching: {
      $0.description.contains("A shared key tried to resume")
    }
  }

  @Test("A load that is released without an outcome is reported, and ends with nothing")
  func leakedLoad() {
    let outcome = LockIsolated<Int??>(nil)
    expectReportsIssue {
      _ = LoadContinuation<Int>(".scores") { result in outcome.setValue(try? result.get()) }
    } matching: {
      $0.description.contains("'.scores' leaked its continuation")
    }
    #expect(outcome.value == .some(nil))
  }

  @Test("A save that is released without an outcome is reported, and ends")
  func leakedSave() {
    let isSuccess = LockIsolated(false)
    expectReportsIssue {
      _ = SaveContinuation(".scores") { result in
        if case .success = result { isSuccess.setValue(true) }
      }
    } matching: {
      $0.description.contains("'.scores' leaked its continuation")
    }
    #expect(isSuccess.value)
  }

  @Test("A load continuation hands on values, nothing, errors and results")
  func outcomesOfLoads() throws {
    #expect(try outcome { $0.resume(returning: 1) }.get() == 1)
    #expect(try outcome { $0.resumeReturningInitialValue() }.get() == nil)
    #expect(try outcome { $0.resume(with: .success(2)) }.get() == 2)
    #expect(throws: Failure.self) { try outcome { $0.resume(throwing: Failure()) }.get() }
  }

  private func outcome(
    _ resume: (LoadContinuation<Int>) -> Void
  ) -> Result<Int?, any Error> {
    let outcome = LockIsolated<Result<Int?, any Error>>(.success(0))
    resume(LoadContinuation { outcome.setValue($0) })
    return outcome.value
  }
}

@Suite("Subscriptions of keys")
struct SubscriptionTests {
  @Test("A subscription ends once, when it is cancelled or released")
  func ends() {
    let count = LockIsolated(0)
    do {
      let subscription = SharedSubscription { count.withValue { $0 += 1 } }
      subscription.cancel()
      #expect(count.value == 1)
      subscription.cancel()
    }
    #expect(count.value == 1)
  }

  @Test("Releasing the last copy of a subscription ends it")
  func released() {
    let count = LockIsolated(0)
    var subscription: SharedSubscription? = SharedSubscription { count.withValue { $0 += 1 } }
    withExtendedLifetime(subscription) { #expect(count.value == 0) }
    subscription = nil
    #expect(count.value == 1)
  }

  @Test("A subscriber hands on values, nothing, errors and whether it loads")
  func subscriber() {
    let events = LockIsolated<[String]>([])
    let subscriber = SharedSubscriber<Int> { result in
      events.withValue { events in
        switch result {
        case .success(let value?): events.append("\(value)")
        case .success(nil): events.append("nil")
        case .failure: events.append("error")
        }
      }
    } onLoading: { isLoading in
      events.withValue { $0.append("loading: \(isLoading)") }
    }
    subscriber.yieldLoading()
    subscriber.yield(1)
    subscriber.yieldReturningInitialValue()
    subscriber.yield(throwing: Failure())
    subscriber.yield(with: .success(2))
    subscriber.yieldLoading(false)
    #expect(events.value == ["loading: true", "1", "nil", "error", "2", "loading: false"])
  }
}

extension SharedReaderKey where Self == InMemoryKey<Bool>.Default {
  fileprivate static var isOn: Self { Self[.inMemory("isOn"), default: true] }
}

@Suite("Defaults of keys")
struct KeyDefaultTests {
  @Test("A key's default is to be had")
  func initialValue() {
    #expect(InMemoryKey<Bool>.Default.isOn.initialValue)
  }

  @Test("A key with a default prints its base and its default")
  func description() {
    #expect(
      "\(InMemoryKey<Bool>.Default.isOn)"
        == #"InMemoryKey<Bool>.Default[.inMemory("isOn"), default: true]"#)
  }
}
