import Foundation
import IdentifiedCollections
import Testing

@Suite struct IdentifiedTests {
  @Test func membersOfTheValueAreMembersOfThePair() {
    var identified = Identified(Item(id: 1, name: "a"), id: "key")
    identified.name = "b"
    #expect(identified.value == Item(id: 1, name: "b"))
    #expect(identified.name.count == 1)
    #expect(identified.id == "key")
  }

  @Test func identityIsReadOnce() {
    var identified = Identified(Item(id: 1, name: "a"), id: \.name)
    identified.name = "b"
    #expect(identified.id == "a")
    #expect(Identified(Item(id: 1, name: "a"), id: { $0.name + "!" }).id == "a!")
  }

  @Test("Equal by id and value, and coded with both")
  func conformances() throws {
    let identified = Identified(Item(id: 1, name: "a"), id: 7)
    #expect(identified == Identified(Item(id: 1, name: "a"), id: 7))
    #expect(identified != Identified(Item(id: 1, name: "a"), id: 8))
    #expect(Set([identified, identified]).count == 1)
    let data = try JSONEncoder().encode(identified)
    #expect(try JSONDecoder().decode(Identified<Int, Item>.self, from: data) == identified)
    let array: IdentifiedArrayOf<Identified<Int, Item>> = [identified]
    #expect(array[id: 7]?.name == "a")
  }
}
