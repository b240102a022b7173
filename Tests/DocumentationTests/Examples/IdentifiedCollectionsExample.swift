import IdentifiedCollections
import Testing

struct Guest: Identifiable, Equatable {
  let id: Int
  var name: String
}

@Test func `A guest list is ordered, and found by id`() {
  var guests: IdentifiedArrayOf<Guest> = [
    Guest(id: 7, name: "Ada"),
    Guest(id: 2, name: "Grace"),
  ]

  guests[id: 2]?.name = "Grace H."
  guests.append(Guest(id: 7, name: "Somebody else"))

  #expect(guests.map(\.name) == ["Ada", "Grace H."])
  #expect(guests.index(id: 2) == 1)
}
