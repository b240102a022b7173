import DataFlow
import Observation
import Testing

@Suite @MainActor struct StateTests {
  /// Keeps storage as a node of the view graph does: by the order of the properties.
  final class Host: _DynamicPropertyHost {
    private var storages: [AnyObject] = []
    private var next = 0

    func evaluate<Value>(_ state: State<Value>) -> State<Value> {
      next = 0
      var state = state
      state._attach(to: self)
      return state
    }

    func _storage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
      defer { next += 1 }
      if let storage = storages.dropFirst(next).first as? Storage { return storage }
      let storage = make()
      storages.append(storage)
      return storage
    }
  }

  @Test func lastsFromOneEvaluationToTheNext() {
    let host = Host()
    let first = host.evaluate(State(initialValue: 0))
    first.wrappedValue = 1
    #expect(host.evaluate(State(initialValue: 0)).wrappedValue == 1)
  }

  @Test func hasItsInitialValueOutsideOfAHost() {
    @State var count = 3
    #expect(count == 3)
    #expect($count.wrappedValue == 3)
    @State var name: String?
    #expect(name == nil)
  }

  @Test func itsBindingEditsIt() {
    let state = Host().evaluate(State(initialValue: 0))
    state.projectedValue.wrappedValue = 2
    #expect(state.wrappedValue == 2)
  }

  @Test func itsBindingsAreTheSamePlaceAtEachEvaluation() {
    let host = Host()
    let first = host.evaluate(State(initialValue: 0)).projectedValue
    let second = host.evaluate(State(initialValue: 0)).projectedValue
    #expect(Binding._isEqual(first, second))
  }

  /// The values that an observer found when it was told of the change that `write` makes.
  private func observed<Value>(_ initial: Value, _ write: (State<Value>) -> Void) -> [Value] {
    // Used on this thread only: `write` calls the observer.
    nonisolated(unsafe) let state = Host().evaluate(State(initialValue: initial))
    nonisolated(unsafe) var values: [Value] = []  // Likewise.
    withObservationTracking {
      _ = state.wrappedValue
    } onChange: {
      values.append(state.wrappedValue)
    }
    write(state)
    return values
  }

  @Test func observersFindTheNewValue() {
    #expect(observed(0) { $0.wrappedValue = 1 } == [1])
  }

  @Test func observersAreToldOfAWriteThroughABinding() {
    #expect(observed("") { $0.projectedValue.wrappedValue = "a" } == ["a"])
  }

  @Test func observersAreNotToldOfAnEqualValue() {
    #expect(observed(0) { $0.wrappedValue = 0 } == [])
    #expect(observed(Int?.none) { $0.wrappedValue = nil } == [])
  }

  @Test func observersAreNotToldOfTheSameObject() {
    final class Model {}
    let model = Model()
    #expect(observed(model) { $0.wrappedValue = model }.isEmpty)
    #expect(observed(model) { $0.wrappedValue = Model() }.count == 1)
  }

  @Test func valuesThatCannotBeComparedCountAsChanged() {
    struct Opaque {}
    #expect(observed(Opaque()) { $0.wrappedValue = Opaque() }.count == 1)
  }

  @Test func anInitialiserMayGiveItsValue() {
    struct Memberwise {
      @State var count: Int
      @State var name: String?
    }
    struct ByHand {
      @State private var count: Int
      init(twice count: Int) { _count = State(initialValue: count * 2) }
      var value: Int { count }
    }
    #expect(Memberwise(count: 3).count == 3)
    #expect(Memberwise(count: 3).name == nil)
    #expect(ByHand(twice: 3).value == 6)
  }
}
