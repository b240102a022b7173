import DataFlow
import Synchronization

/// Where a ``FocusState`` keeps its value while its view is on screen.
final class FocusStorage<Value: Hashable> {
  private let emptyValue: Value
  private let state: _StateStorage<Value>
  private let isRequest = Atomic(false)
  private let requests: FocusRequests

  init(_ emptyValue: Value, requests: FocusRequests) {
    self.emptyValue = emptyValue
    state = _StateStorage(emptyValue)
    self.requests = requests
  }

  var value: Value { state.get() }

  /// The source wants the focus elsewhere. It is moved at the end of the next update, when what the
  /// value stands for is on screen.
  func request(_ value: Value) {
    state.set(value)
    isRequest.store(true, ordering: .releasing)
    requests.post()
  }

  /// The focus is where the value says.
  func follow(_ value: Value) {
    state.set(value)
  }
}

extension FocusStorage: Sendable where Value: Sendable {}

extension FocusStorage: FocusFollower {
  var isEmpty: Bool { value == emptyValue }

  func takeRequest() -> Bool { isRequest.exchange(false, ordering: .acquiring) }

  func empty() { follow(emptyValue) }
}

/// Whether focus states were written since the last update, from whatever thread.
final class FocusRequests: Sendable {
  private let areWaiting = Atomic(false)
  private let invalidations: Invalidations

  init(invalidations: Invalidations) {
    self.invalidations = invalidations
  }

  func post() {
    areWaiting.store(true, ordering: .releasing)
    invalidations.requestFlush()
  }

  func take() -> Bool { areWaiting.exchange(false, ordering: .acquiring) }
}
