import DataFlow
import SwiftNavigation
import Testing

@MainActor
@Suite("Switching over the bindings of an enum")
struct CaseBindableTests {
  @CaseBindable
  enum Status: Equatable {
    case inStock(quantity: Int)
    case ordered(id: Int, name: String)
    case moved(Int, String)
    case discontinued
  }

  @CaseBindable
  @CasePathable
  enum Generic<Element> {
    case one(Element)
    indirect case other(Self)
  }

  struct Item {
    var status: Status
  }

  @Test("The enum has case paths")
  func casePaths() {
    #expect(Status.inStock(quantity: 1)[case: \.inStock] == 1)
    #expect(Status.discontinued.is(\.discontinued))
    #expect(Array(Status.allCasePaths).count == 4)
    #expect(Generic.one(1)[case: \.one] == 1)
  }

  @Test("The binding to a payload writes into the enum")
  func payload() {
    let place = Place(Status.inStock(quantity: 1))
    guard case .inStock(let quantity) = place.binding.cases else {
      Issue.record("The value is in stock.")
      return
    }
    quantity.wrappedValue += 1
    #expect(place.value == .inStock(quantity: 2))
  }

  @Test("Several payloads are one binding to a tuple, with their labels")
  func tuples() {
    let place = Place(Status.ordered(id: 1, name: "Blob"))
    if case .ordered(let order) = place.binding.cases {
      order.wrappedValue.name += " Jr."
      #expect(order.wrappedValue.id == 1)
    }
    #expect(place.value == .ordered(id: 1, name: "Blob Jr."))
    place.value = .moved(1, "a")
    if case .moved(let move) = place.binding.cases { move.wrappedValue.0 = 2 }
    #expect(place.value == .moved(2, "a"))
  }

  @Test("A case without a payload is just the case")
  func noPayload() {
    switch Binding.constant(Status.discontinued).cases {
    case .discontinued: break
    case .inStock, .ordered, .moved: Issue.record("The value is discontinued.")
    }
  }

  @Test("After the value went to another case, a binding does not bring its case back")
  func leftCase() {
    let place = Place(Status.inStock(quantity: 1))
    guard case .inStock(let quantity) = place.binding.cases else {
      Issue.record("The value is in stock.")
      return
    }
    place.value = .discontinued
    quantity.wrappedValue = 5
    #expect(quantity.wrappedValue == 5)
    #expect(place.value == .discontinued)
  }

  @Test("A member that is such an enum is switched over, and bound, by its name alone")
  func member() {
    let place = Place(Item(status: .inStock(quantity: 1)))
    switch place.binding.status {
    case .inStock(let quantity): quantity.wrappedValue = 3
    case .ordered, .moved, .discontinued: Issue.record("The value is in stock.")
    }
    let status: Binding<Status> = place.binding.status
    #expect(status.wrappedValue == .inStock(quantity: 3))
    #expect(place.binding.status.inStock?.wrappedValue == 3)
  }

  @Test("A property of an observable object is switched over by its name alone")
  func property() {
    @Bindable var model = Model()
    switch $model.status {
    case .inStock(let quantity): quantity.wrappedValue += 1
    case .ordered, .moved, .discontinued: Issue.record("The value is in stock.")
    }
    #expect(model.status == .inStock(quantity: 2))
  }

  @Observable
  final class Model {
    var status = Status.inStock(quantity: 1)
  }
}
