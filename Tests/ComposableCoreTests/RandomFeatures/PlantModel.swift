@testable import ComposableCore

/// What a plant is and does, without an engine: a plain value that holds its children and its effects.
struct PlantModel: Equatable {
  /// A child of a plant.
  enum Place: Equatable {
    case sheet
    case destination
    case row(Int)
    case element(StackElementID)
    case shed
    case nook
  }

  var id: Int
  var count = 0
  /// The effects that run, by their deadlines.
  var effects: [Int: Plant.Work] = [:]
  private(set) var children: [Child] = []

  struct Child: Equatable {
    let place: Place
    /// For a destination, whether it is the left one.
    var isLeft = false
    var plant: PlantModel
  }

  init(id: Int) {
    self.id = id
  }

  // MARK: - The tree

  /// The children that actions can reach, in their order.
  var places: [Place] { children.map(\.place) }

  subscript(place: Place) -> PlantModel? {
    children.first { $0.place == place }?.plant
  }

  /// How many plants there are.
  var size: Int { children.reduce(1) { $0 + $1.plant.size } }

  /// All effects, by their deadlines, and the ways to their plants.
  var allEffects: [(deadline: Int, way: [Place])] {
    children.reduce(into: effects.keys.map { ($0, []) }) { all, child in
      all += child.plant.allEffects.map { ($0.deadline, [child.place] + $0.way) }
    }
  }

  /// Changes the plant at the end of a way.
  mutating func modify(_ way: some Collection<Place>, _ change: (inout PlantModel) -> Void) {
    guard let place = way.first else { return change(&self) }
    guard let index = children.firstIndex(where: { $0.place == place }) else { return }
    children[index].plant.modify(way.dropFirst(), change)
  }

  func isLeft(at place: Place) -> Bool { children.first { $0.place == place }?.isLeft ?? false }

  // MARK: - What actions do

  mutating func start(_ work: Plant.Work) {
    if let id = work.cancelID, work.cancelsInFlight { cancel(id) }
    effects[work.deadline] = work
  }

  /// Cancels what has an id, here and in the children.
  mutating func cancel(_ id: Int) {
    effects = effects.filter { $0.value.cancelID != id }
    for index in children.indices { children[index].plant.cancel(id) }
  }

  mutating func apply(_ change: Plant.Change, nextElementID: inout Int) {
    switch change {
    case .present(let id): replace(.sheet, by: id)
    case .presentLeft(let id): replace(.destination, by: id, isLeft: true)
    case .presentRight(let id): replace(.destination, by: id, isLeft: false)
    case .dismissSheet: remove(.sheet)
    case .dismissDestination: remove(.destination)
    case .addRow(let id):
      if self[.row(id)] == nil { add(.row(id), id) }
    case .removeRow(let id): remove(.row(id))
    case .replaceRow(let id):
      modify([.row(id)]) {
        $0.children = []
        $0.count = 0
      }
    case .push(let id):
      add(.element(StackElementID(generation: nextElementID)), id)
      nextElementID += 1
    case .pop(let count):
      for place in places.filter(\.isElement).suffix(count) { remove(place) }
    case .fillShed(let id): replace(.shed, by: id)
    case .emptyShed: remove(.shed)
    case .fillNook(let id): replace(.nook, by: id)
    case .emptyNook: remove(.nook)
    case .clear:
      children = []
      count = 0
    }
  }

  /// The child at a place is removed, with what is on top of it.
  mutating func dismiss(_ place: Place) {
    guard place.isElement else { return remove(place) }
    let elements = places.filter(\.isElement)
    for element in elements[elements.firstIndex(of: place)!...] { remove(element) }
  }

  /// Puts another child into a place. The same one, seen by its id, keeps its effects.
  private mutating func replace(_ place: Place, by id: Int, isLeft: Bool = false) {
    var plant = PlantModel(id: id)
    if let index = children.firstIndex(where: { $0.place == place }) {
      let old = children.remove(at: index)
      if old.plant.id == id, old.isLeft == isLeft { plant.effects = old.plant.effects }
    }
    children.append(Child(place: place, isLeft: isLeft, plant: plant))
  }

  private mutating func add(_ place: Place, _ id: Int) {
    children.append(Child(place: place, plant: PlantModel(id: id)))
  }

  private mutating func remove(_ place: Place) {
    children.removeAll { $0.place == place }
  }
}

extension PlantModel.Place {
  var isElement: Bool { if case .element = self { true } else { false } }

  /// Whether a plant here can dismiss itself. One that is not presented dismisses what it is in.
  var isPresented: Bool {
    switch self {
    case .sheet, .destination, .element: true
    case .row, .shed, .nook: false
    }
  }
}

extension PlantModel {
  /// Whether a state is that of the model.
  func matches(_ state: Plant.State) -> Bool {
    guard state.id == id, state.count == count else { return false }
    guard matches(.sheet, state.sheet), matches(.nook, state.nook),
      matches(.shed, state.shed.full)
    else { return false }
    switch state.destination {
    case nil: guard self[.destination] == nil else { return false }
    case .left(let left)?:
      guard isLeft(at: .destination), matches(.destination, left) else { return false }
    case .right(let right)?:
      guard !isLeft(at: .destination), matches(.destination, right) else { return false }
    }
    let rows = places.filter { if case .row = $0 { true } else { false } }
    guard rows == state.rows.map({ .row($0.id) }),
      state.rows.allSatisfy({ matches(.row($0.id), $0) })
    else { return false }
    let elements = places.filter(\.isElement)
    return elements == state.path.ids.map { .element($0) }
      && zip(elements, state.path).allSatisfy { matches($0, $1) }
  }

  private func matches(_ place: Place, _ state: Plant.State?) -> Bool {
    guard let plant = self[place], let state else { return self[place] == nil && state == nil }
    return plant.matches(state)
  }

  /// The action of the root that brings one to the plant at the end of a way.
  func action(_ action: Plant.Action, at way: some Collection<Place>) -> Plant.Action {
    guard let place = way.first, let child = self[place] else { return action }
    let inner = child.action(action, at: way.dropFirst())
    return switch place {
    case .sheet: .sheet(.presented(inner))
    case .destination:
      .destination(.presented(isLeft(at: place) ? .left(inner) : .right(inner)))
    case .row(let id): .rows(.element(id: id, action: inner))
    case .element(let id): .path(.element(id: id, action: inner))
    case .shed: .shed(.full(inner))
    case .nook: .nook(inner)
    }
  }
}
