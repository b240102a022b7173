import CasePaths
import ComposableCore
import Foundation
import IdentifiedCollections
import Testing

// Enums of features in all the shapes that `@Reducer` has to compile, and what holds of them.

// Before the types themselves.
extension ShapeRoute.State: Hashable, Sendable {}
extension ShapeCodable.State: Codable, Equatable {}
extension ShapeRoute.Action: Hashable, Sendable {}

@Suite struct EnumShapeTests {
  @Test("Conformances of generated types come by extension")
  func conformancesByExtension() throws {
    let coded = try JSONEncoder().encode(ShapeCodable.State.blank(.init()))
    #expect(try JSONDecoder().decode(ShapeCodable.State.self, from: coded) == .blank(.init()))
    let states: Set<ShapeRoute.State> = [.blank(.init()), .number(1), .number(1)]
    #expect(states.count == 2)
    #expect(Set<ShapeRoute.Action>([.warn(.ok), .warn(.ok)]).count == 1)
    func sendable(_: some Sendable) {}
    sendable(ShapeRoute.State.number(1))
    sendable(ShapeRoute.Action.warn(.ok))
  }

  @Test("Conformances of generated types come by argument")
  @available(*, deprecated)
  func conformancesByArgument() {
    #expect(ShapeByArgument.State.number(1) == .number(1))
    #expect(Set<ShapeByArgument.State>([.number(1), .number(1)]).count == 1)
    #expect(ShapeByArgument.Action.blank(.go) == .blank(.go))
  }

  @Test("Cases have paths in the state, the action and the case scope")
  @MainActor func casePaths() {
    #expect(ShapeRoute.State.number(1).number == 1)
    #expect(ShapeRoute.State.number(1).is(\.number))
    #expect(ShapeRoute.Action.warn(.ok).is(\.warn))
    let store = Store(initialState: ShapeRoute.State.number(1)) { ShapeRoute.body }
    #expect(store.case.number == 1)
    #expect(store.case.is(\.number))
  }

  @Test("A case under a condition is there when the condition holds")
  @MainActor func conditionalCases() {
    let store = Store(initialState: ShapeConditional.State.active(.init())) {
      ShapeConditional.body
    }
    #expect(store.case.is(\.active))
    store.send(.active(.go))
    #expect(Array(ShapeConditional.State.allCasePaths).count == 2)
  }

  @Test("The reducer of a case is the one that its default value makes")
  @MainActor func defaultValue() {
    let store = Store(initialState: ShapeStep.State.by(0)) { ShapeStep.body }
    store.send(.by(true))
    #expect(store.by == 5)
  }

  @Test("An ignored case whose actions are written by hand has a store")
  @MainActor func ignoredCaseWithActions() {
    let store = Store(initialState: ShapeByHand.State.alert(AlertState { TextState("a") })) {
      ShapeByHand.body
    }
    guard case .alert(let alert) = store.case else {
      Issue.record("\(store.case)")
      return
    }
    alert.send(.tapped)
    #expect(store.state.is(\.done))
  }

  @Test("A generic enum of features runs")
  @MainActor func genericEnum() {
    let store = Store(initialState: ShapeGeneric<Int>.State.value(1)) { ShapeGeneric<Int>.body }
    #expect(store.case.is(\.value))
  }

  @Test("An enum that contains itself ends")
  @MainActor func recursiveEnum() {
    let store = Store(
      initialState: ShapeFolder.State(child: .folder(ShapeFolder.State(child: nil, opened: 0)))
    ) { ShapeFolder() }
    store.send(.child(.presented(.folder(.open))))
    #expect(store.child?.folder?.opened == 1)
  }
}

@Reducer private struct ShapeBlank {
  @ObservableState struct State: Codable, Hashable, Sendable {}
  enum Action: Hashable, Sendable { case go }
}

@Reducer enum ShapeFeature {}

@Reducer enum ShapeRoute {
  case blank(Empty)
  case other(Nested.Feature)
  case warn(AlertState<Warning>)
  @ReducerCaseIgnored case number(Int)
  case nothing

  enum Warning: Hashable, Codable, Sendable { case ok }

  @Reducer struct Empty {}

  enum Nested {
    @Reducer struct Feature {}
  }
}

@Reducer enum ShapeCodable {
  case blank(ShapeRoute.Empty)
  case step(ShapeRoute.Nested.Feature)
  case nothing
}

@available(*, deprecated)
@Reducer(state: .equatable, .hashable, action: .equatable)
private enum ShapeByArgument {
  case blank(ShapeBlank)
  @ReducerCaseIgnored case number(Int)
}

@Reducer public enum ShapePublic {
  case warn(AlertState<Never>)
  case empty(ShapePublicFeature)
}

@Reducer public struct ShapePublicFeature {}

@Reducer package enum ShapePackage {
  case warn(AlertState<Never>)
}

@Reducer fileprivate enum ShapeFilePrivate {
  case blank(ShapeBlank)
}

enum ShapeNamespace {
  @Reducer fileprivate enum Inside {
    case blank(ShapeBlank)
    case again(Inner.Body = Inner.body)

    @Reducer enum Inner {
      case blank(ShapeBlank)
    }
  }
}

@Reducer private enum ShapeConditional {
  #if os(Linux) || os(macOS)
    case active(ShapeBlank)
  #else
    case inactive(ShapeBlank)
    case other(AlertState<Never>)
  #endif
  #if SOMETHING_THAT_NOBODY_DEFINES
    case never(ShapeBlank)
  #endif
  case last
}

@Reducer private struct ShapeAdder {
  typealias State = Int
  typealias Action = Bool
  let amount: Int

  var body: some Reducer<Int, Bool> {
    Reduce { state, _ in
      state += amount
      return .none
    }
  }
}

@Reducer private enum ShapeStep {
  case by(ShapeAdder = ShapeAdder(amount: 5))
  case more(ShapeAdder = ShapeAdder(amount: 6))
}

@Reducer private enum ShapeByHand {
  @ReducerCaseIgnored case alert(AlertState<Never>)
  case done

  enum Action {
    case alert(Tap)
    enum Tap { case tapped }
  }

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.tapped):
        state = .done
        return .none
      }
    }
  }
}

@Reducer private enum ShapeGeneric<Value> {
  @ReducerCaseIgnored case value(Value)
  case blank(ShapeBlank)
}

@Reducer struct ShapeFolder {
  @ObservableState
  struct State {
    @Presents var child: ShapeContent.State?
    var opened = 0
  }
  indirect enum Action {
    case child(PresentationAction<ShapeContent.Action>)
    case open
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .open = action { state.opened += 1 }
      return .none
    }
    .ifLet(\.$child, action: \.child)
  }
}

@Reducer indirect enum ShapeContent {
  case folder(ShapeFolder)
  case alert(AlertState<Never>)
}
