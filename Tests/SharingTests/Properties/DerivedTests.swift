import Dependencies
import IdentifiedCollections
import Sharing
import Testing

private struct User: Equatable, Sendable, Identifiable {
  var id = 1
  var name = "Blob"
  var nickname: String?
  var count: Int { name.count }
}

@Suite("Derived shared values")
struct DerivedTests {
  @Test("A member reads and writes through, and its change saves the whole")
  func member() {
    let log = ManualKey<User>.Log()
    @Shared(ManualKey(log)) var user = User()
    let name: Shared<String> = $user.name
    name.withLock { $0 += " Jr." }
    #expect(user.name == "Blob Jr.")
    #expect(name.wrappedValue == "Blob Jr.")
    #expect(log.saves.value.map(\.value.name) == ["Blob Jr."])
    $user.withLock { $0.name = "Bob" }
    #expect(name.wrappedValue == "Bob")
  }

  @Test("A member that cannot be written is a reader")
  func readOnlyMember() {
    @Shared(value: User()) var user: User
    let count: SharedReader<Int> = $user.count
    $user.withLock { $0.name = "Bo" }
    #expect(count.wrappedValue == 2)
    let ofName: SharedReader<Int> = $user.name.count
    #expect(ofName.wrappedValue == 2)
    @SharedReader(value: User()) var reader: User
    let name: SharedReader<String> = $reader.name
    #expect(name.wrappedValue == "Blob")
  }

  @Test("read(_:) computes at each access")
  func read() {
    @Shared(value: 1) var count: Int
    let text = $count.read { "\($0)" }
    $count.withLock { $0 = 2 }
    #expect(text.wrappedValue == "2")
    #expect(text.read { $0 + "!" }.wrappedValue == "2!")
  }

  @Test("An empty optional cannot be unwrapped")
  func unwrapNil() {
    @Shared(value: nil) var name: String?
    #expect(Shared($name) == nil)
    #expect(SharedReader($name) == nil)
    #expect(SharedReader(SharedReader($name)) == nil)
  }

  @Test("What was unwrapped keeps the last value, and does not bring the optional back")
  func unwrap() throws {
    @Shared(value: "a") var base: String?
    let value = try #require(Shared($base))
    value.withLock { $0 = "b" }
    #expect(base == "b")
    $base.withLock { $0 = nil }
    #expect(value.wrappedValue == "b")
    value.withLock { $0 = "c" }
    #expect(value.wrappedValue == "c")
    #expect(base == nil)
    $base.withLock { $0 = "d" }
    #expect(value.wrappedValue == "d")
  }

  @Test("A change of what was unwrapped from nothing does not save")
  func unwrappedDoesNotSave() throws {
    let log = ManualKey<String?>.Log()
    let base = Shared<String?>(wrappedValue: "a", ManualKey(log))
    let value = try #require(Shared(base))
    base.withLock { $0 = nil }
    value.withLock { $0 = "b" }
    #expect(log.saves.value.map(\.value) == [nil])
  }

  @Test("The elements of a shared collection are shared by themselves")
  func elements() throws {
    @Shared(value: [User(id: 1), User(id: 2)]) var users: IdentifiedArrayOf<User>
    let elements = Array($users)
    #expect(elements.map(\.id) == [1, 2])
    #expect(try elements[1] == #require(Shared($users[id: 2])))
    elements[1].withLock { $0.name = "Two" }
    #expect(users[id: 2]?.name == "Two")
    $users.withLock { _ = $0.remove(id: 1) }
    #expect(elements[0].wrappedValue.name == "Blob")
    elements[0].withLock { $0.name = "One" }
    #expect(users.ids == [2])
  }

  @Test("The elements of a collection that is read can be read by themselves")
  func readElements() {
    @Shared(value: [User(id: 1)]) var users: IdentifiedArrayOf<User>
    let elements = Array(SharedReader($users))
    $users.withLock { $0[id: 1]?.name = "One" }
    #expect(elements.map(\.wrappedValue.name) == ["One"])
  }

  @Test("Derived values ask the root about loading and saving")
  func status() async throws {
    let log = ManualKey<User?>.Log()
    let loads = log.holdLoads()
    let base = Shared<User?>(wrappedValue: User(), ManualKey(log))
    let user = try #require(Shared(base))
    let name = user.name
    let count = name.count
    #expect(name.isLoading && count.isLoading && user.isLoading)
    loads.value[0].resume(throwing: Failure(id: 1))
    loads.setValue([])
    #expect(name.loadError as? Failure == Failure(id: 1))
    #expect(count.loadError as? Failure == Failure(id: 1))
    #expect(!count.isLoading)
    log.onSave.setValue { _, _, continuation in continuation.resume(throwing: Failure(id: 2)) }
    await #expect(throws: Failure(id: 2)) { try await name.save() }
    #expect(name.saveError as? Failure == Failure(id: 2))
    log.onLoad.setValue { _, continuation in continuation.resume(throwing: Failure(id: 3)) }
    await #expect(throws: Failure(id: 3)) { try await count.load() }
    await #expect(throws: Failure(id: 3)) { try await name.load() }
  }
}
