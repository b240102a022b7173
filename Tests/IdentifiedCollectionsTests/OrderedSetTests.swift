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

  @Test("Updating needs an equal element, and returns the old one")
  func updates() {
    var set: OrderedSet = [Tagged(1, "a"), Tagged(2, "b")]
    #expect(set.update(Tagged(2, "c"), at: 1).tag == "b")
    #expect(set.updateOrAppend(Tagged(1, "d"))?.tag == "a")
    #expect(set.updateOrAppend(Tagged(3, "e")) == nil)
    let updated = set.updateOrInsert(Tagged(3, "f"), at: 0)
    #expect(updated.originalMember?.tag == "e")
    #expect(updated.index == 2)
    let inserted = set.updateOrInsert(Tagged(4, "g"), at: 0)
    #expect(inserted.originalMember == nil)
    #expect(inserted.index == 0)
    #expect(set.map(\.tag) == ["g", "d", "c", "f"])
  }

  @Test("Updating with another element stops the program")
  func updateWithAnother() async {
    await #expect(processExitsWith: .failure) {
      var set: OrderedSet = [1, 2]
      set.update(3, at: 1)
    }
  }

  @Test("Removals keep the order and the lookups")
  func removals() {
    var set = OrderedSet(0..<20)
    #expect(set.removeFirst() == 0)
    #expect(set.removeLast() == 19)
    set.removeFirst(2)
    set.removeLast(3)
    set.removeSubrange(1...2)
    set.removeAll { $0.isMultiple(of: 3) }
    #expect(set == [7, 8, 10, 11, 13, 14])
    for (index, element) in set.enumerated() { #expect(set.firstIndex(of: element) == index) }
    set.removeAll(keepingCapacity: true)
    #expect(set.isEmpty)
    #expect(!set.contains(7))
    set.append(contentsOf: 0..<20)
    #expect(set.firstIndex(of: 13) == 13)
  }

  @Test("Every reordering keeps the lookups")
  func reorderings() {
    var set = OrderedSet(0..<20)
    var generator = SystemRandomNumberGenerator()
    func expectLookups() {
      #expect(set.count == 20)
      for (index, element) in set.enumerated() { #expect(set.firstIndex(of: element) == index) }
    }
    set.reverse()
    #expect(set.first == 19)
    expectLookups()
    set.shuffle()
    expectLookups()
    set.shuffle(using: &generator)
    expectLookups()
    set.sort()
    #expect(set.elements == Array(0..<20))
    expectLookups()
    set.sort(by: >)
    #expect(set.last == 0)
    let pivot = set.partition { $0 >= 5 }
    #expect(set[..<pivot].allSatisfy { $0 < 5 } && set[pivot...].allSatisfy { $0 >= 5 })
    expectLookups()
  }

  @Test("Set operations in place, and comparisons with any sequence")
  func operationsInPlace() {
    var set: OrderedSet = [3, 1, 2]
    set.formUnion([4, 1])
    #expect(set == [3, 1, 2, 4])
    set.formIntersection([4, 3, 9])
    #expect(set == [3, 4])
    set.formSymmetricDifference([4, 5])
    #expect(set == [3, 5])
    set.subtract([5])
    #expect(set == [3])
    #expect(set.isStrictSubset(of: [3, 4]))
    #expect(!set.isStrictSubset(of: [3, 3]))
    #expect(([3, 4] as OrderedSet).isStrictSuperset(of: [3]))
    #expect(!set.isStrictSuperset(of: [3]))
    #expect(([3, 4] as OrderedSet).isEqualSet(to: [4, 3, 4]))
    #expect(!([3, 4] as OrderedSet).isEqualSet(to: [3]))
  }

  @Test("In the unordered view the order does not count")
  func unorderedView() {
    var set: OrderedSet = [3, 1, 2]
    #expect(set.unordered == [1, 2, 3])
    #expect(set.unordered != [1, 2])
    #expect(set.unordered.hashValue == OrderedSet([2, 3, 1]).unordered.hashValue)
    #expect(set.unordered.insert(3) == (false, 3))
    #expect(set.unordered.insert(4) == (true, 4))
    #expect(set.unordered.remove(1) == 1)
    #expect(set == [3, 2, 4])
    #expect(set.isSuperset(of: ([4, 2] as OrderedSet).unordered))
    #expect(set.union(([9] as OrderedSet).unordered) == [3, 2, 4, 9])
    #expect(set.intersection(([4, 3] as OrderedSet).unordered) == [3, 4])
    #expect(set.subtracting(([4, 3] as OrderedSet).unordered) == [2])
    #expect(set.unordered.symmetricDifference([2, 5]) == [5, 3, 4])
    #expect(OrderedSet(set.unordered) == set)
  }

  @Test("A change through the unordered view copies nothing")
  func unorderedViewInPlace() {
    var set = OrderedSet(0..<100)
    set.reserveCapacity(200)
    let storage = set.withContiguousStorageIfAvailable { $0.baseAddress }
    set.unordered.insert(100)
    #expect(set.withContiguousStorageIfAvailable { $0.baseAddress } == storage)
  }

  @Test("A difference is applied where it fits")
  func differences() {
    let old: OrderedSet = [1, 2, 3]
    let new: OrderedSet = [3, 1, 4]
    let difference = new.difference(from: old)
    #expect(old.applying(difference) == new)
    #expect(([1] as OrderedSet).applying(difference) == nil)
    #expect(([1, 2, 4] as OrderedSet).applying(new.difference(from: [1, 2, 3])) == nil)
  }

  @Test("A set of a capacity, and one of a range")
  func creating() {
    var set = OrderedSet<Int>(minimumCapacity: 20, persistent: true)
    #expect(set.isEmpty)
    set.append(contentsOf: 5..<8)
    #expect(set == OrderedSet(5..<8))
    #expect(set.min() == 5 && set.max() == 7 && set.first == 5 && set.last == 7)
  }

  @Test("A set describes itself like an array")
  func descriptions() {
    let set: OrderedSet = ["a", "b"]
    #expect(set.description == #"["a", "b"]"#)
    #expect(Mirror(reflecting: set).displayStyle == .collection)
  }

  @Test("Decoding a duplicate tells its offset")
  func duplicateOffset() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OrderedSet<Int>.self, from: Data("[1,2,1]".utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "Duplicate element at offset 2")
  }

  @Test("Changes near the end of many elements keep the lookups")
  func changesNearTheEnd() {
    var set = OrderedSet(0..<2000)
    set.insert(-1, at: 1995)
    set.insert(-2, at: 1)
    set.remove(1990)
    set.remove(5)
    set.remove(at: 1996)
    set.insert(-3, at: 1998)
    var expected = Array(0..<2000)
    expected.insert(-1, at: 1995)
    expected.insert(-2, at: 1)
    expected.removeAll { $0 == 1990 || $0 == 5 }
    expected.remove(at: 1996)
    expected.insert(-3, at: 1998)
    #expect(set.elements == expected)
    for (index, element) in expected.enumerated() {
      #expect(set.firstIndex(of: element) == index)
    }
  }
}

/// Equal by its number only.
private struct Tagged: Hashable {
  var number: Int
  var tag: String

  init(_ number: Int, _ tag: String) {
    self.number = number
    self.tag = tag
  }

  static func == (lhs: Tagged, rhs: Tagged) -> Bool { lhs.number == rhs.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
