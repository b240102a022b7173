import DataFlow
import Testing

@Suite struct BindingTests {
  struct User: Equatable {
    var name = "Blob"
    var address = Address()
  }

  struct Address: Equatable {
    var city = "Seoul"
  }

  /// A place whose value and writes can be looked at.
  final class Place<Value>: _Location<Value> {
    var value: Value
    var writes = 0
    var transaction: Transaction?

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> { Binding(_location: self) }

    override func get() -> Value { value }

    override func set(_ value: Value) {
      self.value = value
      writes += 1
      transaction = ._current
    }
  }

  @Test func readsAndWritesItsPlace() {
    let place = Place(1)
    @Binding(projectedValue: place.binding) var count
    count += 1
    #expect(count == 2)
    #expect(place.value == 2)
  }

  @Test func aMemberWritesTheWholeValueBackOnce() {
    let place = Place(User())
    let city = place.binding.address.city
    city.wrappedValue = "Busan"
    #expect(city.wrappedValue == "Busan")
    #expect(place.value.address.city == "Busan")
    #expect(place.writes == 1)
  }

  @Test func aMemberOfAnObjectLeavesThePlaceOfTheObjectAlone() {
    final class Model { var user = User() }
    let place = Place(Model())
    place.binding.user.name.wrappedValue = "Blob Jr."
    #expect(place.value.user.name == "Blob Jr.")
    #expect(place.writes == 0)
  }

  @Test func aConstantIgnoresWrites() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @MainActor final class Owner {
    var count = 0
    var transaction: Transaction?
  }

  @Test @MainActor func closuresKeepTheIsolationOfTheirPlace() {
    let owner = Owner()
    let binding = Binding(get: { owner.count }, set: { owner.count = $0 })
    binding.wrappedValue = 3
    #expect(owner.count == 3)
    #expect(binding.wrappedValue == 3)
  }

  @Test @MainActor func aSetterMayTakeTheTransaction() {
    let owner = Owner()
    let binding = Binding(
      get: { owner.count },
      set: { count, transaction in
        owner.count = count
        owner.transaction = transaction
      })
    binding.animation(.linear).wrappedValue = 3
    #expect(owner.count == 3)
    #expect(owner.transaction?.animation == .linear)
  }

  @Test func closuresOfAnotherActorEndTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let binding = await MainActor.run {
        let owner = Owner()
        return Binding(get: { owner.count }, set: { owner.count = $0 })
      }
      binding.wrappedValue = 1
    }
  }

  @Test func nilIsNotWrittenThroughABindingMadeOptional() {
    let place = Place(1)
    let optional = Binding<Int?>(place.binding)
    optional.wrappedValue = nil
    #expect(place.writes == 0)
    optional.wrappedValue = 2
    #expect(place.value == 2)
  }

  @Test func anUnwrappedBindingExistsOnlyForAValue() {
    let binding: Binding<Int>? = Binding(Place<Int?>(nil).binding)
    #expect(binding?.wrappedValue == nil)
  }

  @Test func anUnwrappedBindingKeepsReadingItsValueOnceThereIsNone() throws {
    let place = Place<Int?>(1)
    let binding: Binding<Int> = try #require(Binding(place.binding))
    binding.wrappedValue = 2
    #expect(place.value == 2)
    place.value = nil
    #expect(binding.wrappedValue == 1)
  }

  @Test func anUnwrappedBindingBringsNothingBack() throws {
    let place = Place<Int?>(1)
    let binding: Binding<Int> = try #require(Binding(place.binding))
    place.value = nil
    binding.wrappedValue = 2
    #expect(place.value == nil)
  }

  @Test func aCollectionOfBindingsEditsItsElements() {
    let place = Place(["a", "b", "c"])
    for element in place.binding.reversed() { element.wrappedValue += "!" }
    #expect(place.value == ["a!", "b!", "c!"])
    #expect(place.binding.count == 3)
  }

  @Test func theBindingOfARemovedElementReadsItsValueAndDropsWrites() {
    let place = Place(["a", "b"])
    let last = place.binding[1]
    place.value = ["a"]
    last.wrappedValue = "lost"
    #expect(last.wrappedValue == "b")
    #expect(place.value == ["a"])
  }

  @Test func theBindingOfAnIdentifiedElementHasItsIdentity() {
    struct Row: Identifiable { var id: Int }
    #expect(Place([Row(id: 7)]).binding[0].id == 7)
  }

  @Test func aMemberAndAnElementCarryTheTransaction() {
    let place = Place([User()])
    place.binding.animation(.linear)[0].address.city.wrappedValue = "Busan"
    #expect(place.transaction == Transaction(animation: .linear))
  }

  @Test func aWriteWithoutATransactionTakesPlaceInTheCurrentOne() {
    let place = Place(0)
    withAnimation(.linear) { place.binding.wrappedValue = 1 }
    #expect(place.transaction == Transaction(animation: .linear))
  }

  @Test func bindingsAreEqualWhenTheirPlacesAre() {
    let place = Place([User()])
    let other = Place([User()])
    func city(_ place: Place<[User]>) -> Binding<String> { place.binding[0].address.city }
    #expect(Binding._isEqual(city(place), city(place)))
    #expect(!Binding._isEqual(city(place), city(other)))
    #expect(!Binding._isEqual(city(place), place.binding[0].name))
    #expect(!Binding._isEqual(city(place), city(place).animation(.linear)))
    #expect(Binding<[User]?>._isEqual(Binding(place.binding), Binding(place.binding)))
    #expect(Binding._isEqual(.constant(1), .constant(1)))
    #expect(!Binding._isEqual(.constant(1), .constant(2)))
  }
}
