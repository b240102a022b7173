import Foundation
import IdentifiedCollections
import Testing

@Suite struct OrderedSetTests {
  @Test func keepsTheFirstOfEqualElements() {
    let set: OrderedSet = [3, 1, 3, 2, 1]
    #expect(set.elements == [3, 1, 2])
    #expect(set.firstIndex(of: 2) == 2)
    #expect(set.lastIndex(of: 9) == nil)
    #expect(set.contains(1))
  }

  @Test func equalityMindsTheOrder() {
    #expect(([1, 2] as OrderedSet) == [1, 2])
    #expect(([1, 2] as OrderedSet) != [2, 1])
  }

  @Test func setOperationsKeepTheOrder() {
    let set: OrderedSet = [3, 1, 2]
    #expect(set.union([4, 1]) == [3, 1, 2, 4])
    #expect(set.intersection([2, 3]) == [3, 2])
    #expect(set.subtracting([1]) == [3, 2])
    #expect(set.symmetricDifference([5, 1, 4]) == [3, 2, 5, 4])
    #expect(set.isSuperset(of: [1, 2]))
    #expect(!set.isSubset(of: [1, 2]))
    #expect(set.isDisjoint(with: [7]))
    #expect(!set.isDisjoint(with: [3]))
  }

  @Test func changesKeepLookupsRight() {
    var set = OrderedSet(0..<20)
    #expect(set.append(3) == (false, 3))
    #expect(set.insert(30, at: 0) == (true, 0))
    #expect(set.remove(10) == 10)
    #expect(set.remove(10) == nil)
    set.swapAt(0, 19)
    #expect(set.firstIndex(of: 30) == 19)
    for (index, element) in set.enumerated() { #expect(set.firstIndex(of: element) == index) }
  }

  @Test func codesAsAnArrayOfUniqueElements() throws {
    let data = try JSONEncoder().encode([2, 1] as OrderedSet)
    #expect(String(decoding: data, as: UTF8.self) == "[2,1]")
    #expect(try JSONDecoder().decode(OrderedSet<Int>.self, from: data) == [2, 1])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OrderedSet<Int>.self, from: Data("[1,1]".utf8))
    }
  }
}
