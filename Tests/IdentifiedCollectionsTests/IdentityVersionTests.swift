import IdentifiedCollections
import Testing

@Suite struct IdentityVersionTests {
  private var array = items(1, 2, 3)

  private func changes(_ change: (inout IdentifiedArrayOf<Item>) -> Void) -> Bool {
    var copy = array
    change(&copy)
    return copy._identityVersion != array._identityVersion
  }

  @Test func staysForCopiesAndChangesInPlace() {
    #expect(!changes { _ in })
    #expect(!changes { $0[id: 2]?.name = "new" })
    #expect(!changes { $0[1].name = "new" })
    #expect(!changes { $0._withElement(id: 2) { $0.name = "new" } })
    #expect(!changes { $0[id: 9]?.name = "new" })
  }

  @Test func staysWhenNothingIsAddedOrRemoved() {
    #expect(!changes { _ = $0.append(Item(id: 1)) })
    #expect(!changes { _ = $0.insert(Item(id: 1), at: 0) })
    #expect(!changes { $0.remove(id: 9) })
    #expect(!changes { $0[id: 9] = nil })
    #expect(!changes { $0.removeAll { _ in false } })
  }

  @Test func changesWithTheIDsAndTheirOrder() {
    #expect(changes { $0.append(Item(id: 4)) })
    #expect(changes { $0.insert(Item(id: 4), at: 0) })
    #expect(changes { $0[id: 4] = Item(id: 4) })
    #expect(changes { $0.remove(id: 1) })
    #expect(changes { $0[id: 1] = nil })
    #expect(changes { $0.removeAll() })
    #expect(changes { $0.removeAll { $0.id == 1 } })
    #expect(changes { $0.removeSubrange(0...0) })
    #expect(changes { $0.swapAt(0, 1) })
    #expect(changes { $0.reverse() })
    #expect(changes { $0.sort { $0.id > $1.id } })
    #expect(changes { $0.move(fromOffsets: [0], toOffset: 2) })
    #expect(changes { $0.replaceSubrange(0..<1, with: []) })
  }

  @Test func changesWhenAWholeElementIsWritten() {
    #expect(changes { $0[id: 1] = Item(id: 1) })
    #expect(changes { $0[0] = Item(id: 1) })
    #expect(changes { $0.update(Item(id: 1), at: 0) })
    #expect(changes { $0.updateOrAppend(Item(id: 1)) })
  }

  @Test func isUnique() {
    #expect(items(1)._identityVersion != items(1)._identityVersion)
  }

  @Test func copyIsOneUntilEitherChangesInPlaceToo() {
    var copy = array
    #expect(copy._isCopy(of: array))
    copy[id: 1]?.name = "new"
    #expect(!copy._isCopy(of: array))
    #expect(!items(1)._isCopy(of: items(1)))
  }
}
