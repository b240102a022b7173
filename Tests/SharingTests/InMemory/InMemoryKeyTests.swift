import Dependencies
import Sharing
import Testing
import XCTest

@Suite("In-memory keys")
struct InMemoryKeyTests {
  @Test("A value, also a changed one, outlives the properties that use it")
  func outlives() {
    do {
      @Shared(.inMemory("count")) var count = 1
      _ = count
    }
    do {
      @Shared(.inMemory("count")) var count = 2
      #expect(count == 1)
      $count.withLock { $0 = 3 }
    }
    @Shared(.inMemory("count")) var count = 4
    #expect(count == 3)
  }

  @Test("A value of another type gives way to the default")
  func otherType() {
    do {
      @Shared(.inMemory("count")) var count = 1
      _ = count
    }
    @Shared(.inMemory("count")) var count = "one"
    #expect(count == "one")
  }

  @Test("A property with another default sees the changed value, in both directions")
  func bothDirections() async {
    @Shared(.inMemory("count")) var count = 0
    $count.withLock { $0 = 1 }
    @Shared(.inMemory("count")) var other = 9
    #expect(other == 1)
    $other.withLock { $0 = 2 }
    #expect(count == 2)
    await Task {
      @Shared(.inMemory("count")) var inTask = 9
      $inTask.withLock { $0 += 1 }
    }.value
    #expect(count == 3)
  }

  @Test("SharedReader(require:) finds a value that was left, and throws where there is none")
  func require() async throws {
    do {
      @Shared(.inMemory("left")) var left = 1
      _ = left
    }
    let reader: SharedReader<Int> = try await SharedReader(require: .inMemory("left"))
    #expect(reader.wrappedValue == 1)
    await #expect(throws: (any Error).self) {
      let _: SharedReader<Int> = try await SharedReader(require: .inMemory("missing"))
    }
    await #expect(throws: (any Error).self) {
      let _: SharedReader<String> = try await SharedReader(require: .inMemory("left"))
    }
  }

  @Test("A change is made where the value lies, without a copy of it to save")
  func inPlace() {
    @Shared(.inMemory("numbers")) var numbers: [Int] = []
    func address() -> UnsafePointer<Int>? {
      $numbers.withLock { $0.withUnsafeBufferPointer(\.baseAddress) }
    }
    $numbers.withLock { $0.reserveCapacity(10) }
    let before = address()
    $numbers.withLock { $0.append(1) }
    #expect(address() == before)
  }

  @Test("Two storages never share")
  func storages() {
    @Shared(.inMemory("count")) var count = 1
    let storage = InMemoryStorage()
    withDependencies {
      $0.defaultInMemoryStorage = storage
    } operation: {
      @Shared(.inMemory("count")) var count = 2
      #expect(count == 2)
      $count.withLock { $0 = 3 }
    }
    #expect(count == 1)
    #expect(storage == storage)
    #expect(storage != InMemoryStorage())
  }

  @Test("Nested optionals stay what they are")
  func nestedOptionals() {
    do {
      @Shared(.inMemory("maybe")) var maybe: Int?? = .some(1)
      $maybe.withLock { $0 = .some(nil) }
    }
    @Shared(.inMemory("maybe")) var maybe: Int?? = .none
    #expect(maybe == .some(nil))
    $maybe.withLock { $0 = .none }
    #expect(maybe == Int??.none)
  }

  @Test("load() reads what another reference left, save() writes")
  func loadAndSave() async throws {
    @Shared(.inMemory("count")) var count = 1
    try await $count.save()
    try await $count.load()
    #expect(count == 1)
  }
}

@Suite("Tests have values of their own")
struct IsolationTests {
  @Test("Each test has its own in-memory values, one", arguments: ["a"])
  func one(_: String) {
    @Shared(.inMemory("isolated")) var count = 1
    #expect(count == 1)
    $count.withLock { $0 += 10 }
  }

  @Test("Each test has its own in-memory values, two")
  func two() {
    @Shared(.inMemory("isolated")) var count = 2
    #expect(count == 2)
    $count.withLock { $0 += 10 }
  }

  @Test("Each case of a parameterized test has its own values", arguments: 1...3)
  func cases(number: Int) {
    @Shared(.inMemory("isolated")) var count = number
    #expect(count == number)
  }
}

final class XCTestIsolationTests: XCTestCase {
  func testOne() {
    @Shared(.inMemory("isolated")) var count = 1
    XCTAssertEqual(count, 1)
    $count.withLock { $0 += 10 }
  }

  func testTwo() {
    @Shared(.inMemory("isolated")) var count = 2
    XCTAssertEqual(count, 2)
    $count.withLock { $0 += 10 }
  }
}
