import Observation
import SwiftNavigation
import Testing

@MainActor
@Suite("Transactions of changes")
struct UITransactionTests {
  private let model = Model()

  @Test("A key that nothing was written under has its default value")
  func defaultValue() {
    #expect(!UITransaction().isInstant)
    #expect(UITransaction().duration == nil)
    #expect(UITransaction().steps == [1])
    #expect(UITransaction()[ByHand.self] == "by hand")
  }

  @Test("A value is read, written, and changed in place")
  func values() {
    var transaction = UITransaction()
    transaction.isInstant = true
    transaction.duration = 2
    transaction.steps.append(2)
    transaction[ByHand.self] += "!"
    #expect(transaction.isInstant)
    #expect(transaction.duration == 2)
    #expect(transaction.steps == [1, 2])
    #expect(transaction[ByHand.self] == "by hand!")
  }

  @Test("A 'nil' that was written counts over a default value")
  func writtenNil() {
    var transaction = UITransaction()
    #expect(transaction.limit == 3)
    transaction.limit = nil
    #expect(transaction.limit == nil)
  }

  @Test("The run after a change has the transaction of the change, and no code outside has")
  func change() async {
    var values: [Bool] = []
    let token = observe { transaction in
      _ = model.count
      values.append(transaction.isInstant)
    }
    withUITransaction(\.isInstant, true) { model.count += 1 }
    await Task.yield()
    #expect(values == [false, true])
    model.count += 1
    await Task.yield()
    #expect(values == [false, true, false])
    withExtendedLifetime(token) {}
  }

  @Test("The first run has the caller's transaction")
  func firstRun() {
    var isInstant = false
    let token = withUITransaction(\.isInstant, true) {
      observe { transaction in isInstant = transaction.isInstant }
    }
    #expect(isInstant)
    withExtendedLifetime(token) {}
  }

  @Test("The transaction is the current one during a run: observing inside of it has it")
  func current() async {
    var values: [Bool] = []
    var inner: ObserveToken?
    let token = observe {
      guard model.count == 1 else { return }
      inner = observe { transaction in values.append(transaction.isInstant) }
    }
    withUITransaction(\.isInstant, true) { model.count += 1 }
    await Task.yield()
    #expect(values == [true])
    withExtendedLifetime((token, inner)) {}
  }

  @Test("A transaction in another adds to it, and its values count")
  func nested() async {
    var seen: [(Bool, Double?)] = []
    let token = observe { transaction in
      _ = model.count
      seen.append((transaction.isInstant, transaction.duration))
    }
    withUITransaction(\.isInstant, true) {
      withUITransaction(\.duration, 1) { model.count += 1 }
    }
    await Task.yield()
    withUITransaction(\.duration, 1) {
      withUITransaction(\.duration, 2) { model.count += 1 }
    }
    await Task.yield()
    #expect(seen.map(\.0) == [false, true, false])
    #expect(seen.map(\.1) == [nil, 1, 2])
    withExtendedLifetime(token) {}
  }

  @Test("The body's result is returned and its error is thrown on")
  func results() {
    struct Failure: Error {}
    #expect(withUITransaction(UITransaction()) { 42 } == 42)
    #expect(throws: Failure.self) {
      try withUITransaction(\.isInstant, true) { throw Failure() }
    }
  }
}

@MainActor
@Observable
private final class Model {
  var count = 0
}

private struct ByHand: UITransactionKey {
  static var defaultValue: String { "by hand" }
}

extension UITransaction {
  @UITransactionEntry fileprivate var isInstant = false
  @UITransactionEntry fileprivate var duration: Double?
  @UITransactionEntry fileprivate var limit: Int? = 3
  @UITransactionEntry fileprivate var steps = [1]
}
