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
}
