import Dependencies
import Observation
import Sharing
import Testing

@Suite("Identity and lifetime of shared values")
struct IdentityTests {
  @Test("Properties with equal keys share a value while one of them lives")
  func sameKey() {
    @Shared(.inMemory("count")) var count = 0
    @Shared(.inMemory("count")) var other = 0
    @SharedReader(.inMemory("count")) var reader = 0
    $count.withLock { $0 = 1 }
    #expect(other == 1)
    #expect(reader == 1)
  }

  @Test("The key of a value is loaded once while it is held, and again after that")
  func reload() {
    let log = ManualKey<Int>.Log()
    do {
      @Shared(ManualKey(log)) var first = 1
      @Shared(ManualKey(log)) var second = 2
      $first.withLock { $0 = 3 }
      #expect(second == 3)
      #expect(log.loads.value == [.initialValue(1)])
    }
    #expect(log.cancellations.value == 1)
    @Shared(ManualKey(log)) var third = 4
    #expect(third == 4)
    #expect(log.loads.value == [.initialValue(1), .initialValue(4)])
  }

  @Test("A derived value holds the value of a key")
  func derivedHolds() {
    let log = ManualKey<[Int]>.Log()
    let count = Shared(wrappedValue: [1, 2], ManualKey(log)).count
    @Shared(ManualKey(log)) var again: [Int] = []
    #expect(again == [1, 2])
    #expect(count.wrappedValue == 2)
  }

  @Test("A key and the key with a default share a value")
  func keyAndDefault() {
    let log = ManualKey<Int>.Log()
    let key = ManualKey<Int>.Default[ManualKey(log), default: 7]
    @Shared(key) var a
    @Shared(ManualKey(log)) var b = 8
    #expect(b == 7)
    $b.withLock { $0 = 9 }
    #expect(a == 9)
  }

  @Test("A key that is used with two types is reported, and shares a value for each type")
  func twoTypes() {
    @Shared(.inMemory("n")) var number = 1
    expectReportsIssue {
      @Shared(.inMemory("n")) var text = "a"
      #expect(text == "a")
      $text.withLock { $0 = "b" }
      #expect(number == 1)
    } matching: {
      $0.description.contains(
        """
        '.inMemory("n")' is the key of a value of type 'String' and of one of type 'Int'
        """)
    }
    @Shared(.inMemory("n")) var same = 2
    #expect(same == 1)
  }

  @Test("The default is made only for a value that nobody holds")
  func lazyDefault() {
    func fail() -> Int {
      Issue.record("The default is not needed.")
      return 0
    }
    @Shared(.inMemory("count")) var count = 1
    @Shared(.inMemory("count")) var other = fail()
    @SharedReader(.inMemory("count")) var reader = fail()
    #expect(other == 1)
    #expect(reader == 1)
  }

  @Test("The default is made without a lock, so that it may use shared values")
  func defaultUsesShared() {
    func initial() -> Int {
      @Shared(.inMemory("other")) var other = 41
      $other.withLock { $0 += 1 }
      return other
    }
    @Shared(.inMemory("count")) var count = initial()
    #expect(count == 42)
  }

  @Test("A default that uses its own key yields to the value that it has made")
  func defaultUsesItself() {
    func initial() -> Int {
      let count = Shared(wrappedValue: 1, .inMemory("count"))
      kept.setValue(count)
      return 2
    }
    let kept = LockIsolated<Shared<Int>?>(nil)
    @Shared(.inMemory("count")) var count = initial()
    #expect(count == 1)
    #expect(kept.value?.wrappedValue == 1)
  }

  @Test("The first default wins, for Shared and for SharedReader")
  func firstDefault() {
    @Shared(.inMemory("a")) var a1 = 1
    @SharedReader(.inMemory("a")) var a2 = 2
    #expect(a2 == 1)
    @SharedReader(.inMemory("b")) var b1 = 1
    @Shared(.inMemory("b")) var b2 = 2
    #expect(b2 == 1)
  }

  @Test("Making a property for a value that exists neither writes nor notifies")
  func existing() {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 1
    let isNotified = LockIsolated(false)
    withObservationTracking {
      _ = count
      _ = $count.isLoading
    } onChange: {
      isNotified.setValue(true)
    }
    @Shared(ManualKey(log)) var other = 2
    @SharedReader(ManualKey(log)) var reader = 3
    #expect(other == 1 && reader == 1)
    #expect(log.saves.value.isEmpty)
    #expect(!isNotified.value)
  }

  @Test("Copies share the box: a new projected value re-points all of them")
  func repointing() {
    @Shared(.inMemory("a")) var a = 1
    @Shared(.inMemory("b")) var b = 2
    let copy = $a
    $a = $b
    #expect(a == 2)
    #expect(copy.wrappedValue == 2)
    $b.withLock { $0 = 3 }
    #expect(copy.wrappedValue == 3)
  }

  @Test("What is derived keeps following the value that it was derived from")
  func derivedAfterRepointing() {
    @Shared(value: [1]) var numbers: [Int]
    @Shared(value: Int?.some(1)) var optional: Int?
    let old = $numbers
    let numbersBefore = Shared(projectedValue: old)
    let first = $numbers[0]
    let count = $numbers.read { $0.count }
    let reader = SharedReader($numbers)
    let unwrapped = Shared($optional)
    $numbers = Shared(value: [])
    $optional = Shared(value: nil)
    #expect(numbersBefore.wrappedValue == [])
    #expect(first.wrappedValue == 1)
    #expect(count.wrappedValue == 1)
    #expect(reader.wrappedValue == [1])
    #expect(unwrapped?.wrappedValue == 1)
  }

  @Test("Re-pointing releases the old value")
  func repointingReleases() {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 1
    $count = Shared(value: 2)
    #expect(log.cancellations.value == 1)
  }

  @MainActor @Test("Re-pointing tells the observers of the old value")
  func repointingNotifies() {
    @Shared(value: 1) var count: Int
    let isNotified = LockIsolated(false)
    withObservationTracking {
      _ = count
    } onChange: {
      isNotified.setValue(true)
    }
    $count = Shared(value: 2)
    #expect(isNotified.value)
  }

  @MainActor @Test("Getting the projected value counts as reading the value")
  func projectingRegisters() {
    @Shared(value: 1) var count: Int
    let isNotified = LockIsolated(false)
    withObservationTracking {
      _ = $count
    } onChange: {
      isNotified.setValue(true)
    }
    $count.withLock { $0 += 1 }
    #expect(isNotified.value)
  }

  @Test("Two values that are stored in one state are independent")
  func independent() {
    struct State {
      @Shared(value: 0) var a: Int
      @Shared(value: 0) var b: Int
      @Shared(.inMemory("c")) var c = 0
    }
    let state = State()
    state.$a.withLock { $0 = 1 }
    #expect(state.b == 0)
    #expect(state.c == 0)
    state.$c.withLock { $0 = 2 }
    #expect(state.a == 1)
    #expect(state.b == 0)
    // Each state has values of its own, but for those with a key.
    let other = State()
    #expect(other.a == 0)
    #expect(other.c == 2)
  }

  @Test("Shared values are in values of other keys")
  func nested() {
    struct Row: Sendable {
      @Shared(.inMemory("inner")) var inner = 1
    }
    @Shared(.inMemory("outer")) var outer = [Row()]
    outer[0].$inner.withLock { $0 = 2 }
    @Shared(.inMemory("inner")) var inner = 3
    #expect(inner == 2)
    $outer.withLock { $0.append(Row()) }
    #expect(outer.map(\.inner) == [2, 2])
  }

  @Test("A shared value that changes while it is being dropped with another one does no harm")
  func nestedEnd() {
    final class Token: Sendable {
      let inner: Shared<Int>
      init(_ inner: Shared<Int>) { self.inner = inner }
      deinit { inner.withLock { $0 += 1 } }
    }
    @Shared(value: 0) var inner: Int
    do {
      let outer = Shared<Token?>(wrappedValue: Token($inner), ManualKey())
      _ = outer
    }
    #expect(inner == 1)
  }
}

@Suite("Keys by name")
struct KeyNameTests {
  @Test("Keys are found on SharedKey and SharedReaderKey, with and without defaults")
  func names() {
    @Shared(.scores) var a
    @SharedReader(.scores) var b
    @Shared(.scores) var c = [9]
    @SharedReader(.scores) var d = [9]
    $a.withLock { $0.append(1) }
    #expect(a == [1] && b == [1] && c == [1] && d == [1])

    @Shared(.names) var e
    @SharedReader(.names) var f
    @Shared(.names) var g = ["c"]
    #expect(e == ["a"] && f == ["a"] && g == ["a"])

    @Shared(.plain) var h = 5
    @SharedReader(.plain) var i = 6
    #expect(h == 5 && i == 5)
    @Shared(.plainWritable) var j = 6
    @SharedReader(.plainWritable) var k = 7
    #expect(j == 6 && k == 6)
  }

  @Test("A key of an optional value needs no default")
  func optional() {
    @Shared(.inMemory("maybe")) var maybe: Int?
    @SharedReader(.inMemory("maybe")) var reader: Int?
    #expect(maybe == nil)
    $maybe.withLock { $0 = 1 }
    #expect(reader == 1)
  }

  @Test("A default of a property counts before the default of a key, if it is first")
  func overridingDefault() {
    @Shared(.scores) var a = [9]
    @Shared(.scores) var b
    #expect(b == [9])
    _ = a
  }

  @Test(
    "Keys with different defaults over one place share the value of the first", arguments: 0..<6)
  func differentDefaults(order: Int) {
    @Dependency(\.uuid) var uuid
    let writer = InMemoryKey<Int>.Default[.inMemory("n\(order)"), default: 1]
    let reader = InMemoryKey<Int>.Default[.inMemory("n\(order)"), default: 2]
    func check(_ values: Int..., expected: Int) {
      #expect(values.allSatisfy { $0 == expected })
    }
    switch order {
    case 0:
      @Shared(writer) var a
      @SharedReader(reader) var b
      check(a, b, expected: 1)
      $a.withLock { $0 = 5 }
      check(a, b, expected: 5)
    case 1:
      @SharedReader(reader) var b
      @Shared(writer) var a
      check(a, b, expected: 2)
      $a.withLock { $0 = 5 }
      check(a, b, expected: 5)
    case 2:
      @Shared(writer) var a = 3
      @SharedReader(reader) var b
      check(a, b, expected: 3)
    case 3:
      @SharedReader(reader) var b = 4
      @Shared(writer) var a
      check(a, b, expected: 4)
    case 4:
      @Shared(writer) var a = 3
      @SharedReader(reader) var b = 4
      check(a, b, expected: 3)
    default:
      @SharedReader(reader) var b = 4
      @Shared(writer) var a = 3
      check(a, b, expected: 4)
    }
  }
}

extension SharedReaderKey where Self == InMemoryKey<[Int]>.Default {
  fileprivate static var scores: Self { Self[.inMemory("scores"), default: []] }
}

extension SharedKey where Self == InMemoryKey<[String]>.Default {
  fileprivate static var names: Self { Self[.inMemory("names"), default: ["a"]] }
}

extension SharedReaderKey where Self == InMemoryKey<Int> {
  fileprivate static var plain: Self { .inMemory("plain") }
}

extension SharedKey where Self == InMemoryKey<Int> {
  fileprivate static var plainWritable: Self { .inMemory("plainWritable") }
}
