import DataFlow
import IssueReporting
import SwiftNavigation
import Testing

@MainActor
@Suite("Bindings to a case of an enum")
struct CaseBindingTests {
  @CasePathable
  @dynamicMemberLookup
  enum Status: Equatable {
    case inStock(quantity: Int)
    case outOfStock(isOnBackOrder: Bool)
    case discontinued
  }

  struct Item {
    var status = Status.inStock(quantity: 1)
  }

  // MARK: An enum

  @Test("There is none while the value is in another case")
  func otherCase() {
    let place = Place(Status.discontinued)
    #expect(place.binding.inStock == nil)
    #expect(place.binding.outOfStock == nil)
    #expect(place.binding.discontinued != nil)
  }

  @Test("The payload is read and written in its case")
  func payload() throws {
    let place = Place(Item())
    let quantity: Binding<Int> = try #require(place.binding.status.inStock)
    #expect(quantity.wrappedValue == 1)
    quantity.wrappedValue += 1
    #expect(place.value.status == .inStock(quantity: 2))
    place.value.status = .inStock(quantity: 7)
    #expect(quantity.wrappedValue == 7)
  }

  @Test(
    "After the value went to another case the last payload is read, and writes do not bring it back"
  )
  func leftCase() throws {
    let place = Place(Status.inStock(quantity: 1))
    let quantity: Binding<Int> = try #require(place.binding.inStock)
    place.value = .outOfStock(isOnBackOrder: true)
    #expect(quantity.wrappedValue == 1)
    quantity.wrappedValue = 2
    #expect(quantity.wrappedValue == 2)
    #expect(place.value == .outOfStock(isOnBackOrder: true))
    #expect(place.writes == 0)
  }

  @Test("The cases of a result are bound alike")
  func result() throws {
    struct Failure: Error {}
    let place = Place(Result<Int, Failure>.success(42))
    #expect(place.binding.failure == nil)
    let success = try #require(place.binding.success)
    success.wrappedValue += 1
    #expect(try place.value.get() == 43)
    place.value = .failure(Failure())
    success.wrappedValue += 1
    #expect(throws: Failure.self) { try place.value.get() }
  }

  @Test("The transaction of the base is kept")
  func transaction() throws {
    let place = Place(Status.inStock(quantity: 1))
    let quantity: Binding<Int> = try #require(place.binding.animation(.linear).inStock)
    quantity.wrappedValue = 2
    #expect(place.transaction.animation == .linear)
  }

  // MARK: An optional enum

  @Test("Of an optional, the payload is read and written in its case, and nil elsewhere")
  func optionalPayload() {
    let place = Place<Status?>(.inStock(quantity: 1))
    let quantity: Binding<Int?> = place.binding.inStock
    #expect(quantity.wrappedValue == 1)
    quantity.wrappedValue = 2
    #expect(place.value == .inStock(quantity: 2))
    place.value = .discontinued
    #expect(quantity.wrappedValue == nil)
    place.value = nil
    #expect(quantity.wrappedValue == nil)
  }

  @Test("Of an optional, nil written in the case removes the value")
  func optionalCleared() {
    let place = Place<Status?>(.inStock(quantity: 1))
    let quantity: Binding<Int?> = place.binding.inStock
    quantity.wrappedValue = nil
    #expect(place.value == .none)
  }

  @Test("Of an optional, writes change nothing while it is in another case or nil")
  func optionalOtherCase() {
    for status in [Status.discontinued, nil] {
      let place = Place(status)
      let quantity: Binding<Int?> = place.binding.inStock
      quantity.wrappedValue = 2
      quantity.wrappedValue = nil
      #expect(place.value == status)
      #expect(place.writes == 0)
    }
  }

  @Test("Of an optional, a case without a payload is a Bool, and false removes the value")
  func optionalVoid() {
    let place = Place<Status?>(.discontinued)
    let isDiscontinued: Binding<Bool> = place.binding.discontinued
    #expect(isDiscontinued.wrappedValue)
    isDiscontinued.wrappedValue = false
    #expect(place.value == .none)
    #expect(!isDiscontinued.wrappedValue)
    withExpectedIssue { isDiscontinued.wrappedValue = true }
    place.value = .inStock(quantity: 1)
    isDiscontinued.wrappedValue = false
    #expect(place.value == .inStock(quantity: 1))
  }

  @Test("Of an optional result, writes count in the matching case only, and nil clears")
  func optionalResult() {
    struct Failure: Error {}
    let place = Place<Result<Int, Failure>?>(.success(1))
    let success: Binding<Int?> = place.binding.success
    let failure: Binding<Failure?> = place.binding.failure
    #expect(failure.wrappedValue == nil)
    failure.wrappedValue = Failure()
    #expect(success.wrappedValue == 1)
    success.wrappedValue = 2
    #expect(try! place.value?.get() == 2)
    success.wrappedValue = nil
    #expect(place.value == nil)
  }
}
