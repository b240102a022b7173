import Dependencies
import IdentifiedCollections
import Sharing
import Testing

/// What is called through a requirement that is not deprecated itself, so that the calls are no warnings.
private protocol OldSource {
  func assignsDirectly()
  func hasNoLabels()
  func hasOldNames()
  func projectsMembers()
  func loadsSynchronously()
}

private struct User: Equatable, Identifiable, Sendable {
  var id = 1
  var nickname: String? = "B"
}

private struct LegacySource: OldSource {
  @available(*, deprecated) func assignsDirectly() {
    @Shared(value: 0) var count: Int
    count = 1
    #expect($count.wrappedValue == 1)
    count += 1
    #expect(count == 2)
  }

  @available(*, deprecated) func hasNoLabels() {
    @Shared(5) var wrapped: Int
    #expect(wrapped == 5)
    #expect(Shared("a").wrappedValue == "a")
    #expect(SharedReader.constant(1).wrappedValue == 1)
  }

  @available(*, deprecated) func hasOldNames() {
    struct OldKey: PersistenceKey, Hashable {
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        continuation.resume(returning: 3)
      }
      func subscribe(
        context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
      ) -> Shared<Int>.Subscription {
        SharedSubscription {}
      }
      func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
        continuation.resume()
      }
    }
    @Shared(OldKey()) var count = 0
    #expect(count == 3)
    let key: PersistenceKeyDefault<OldKey> = PersistenceKeyDefault(OldKey(), 7)
    #expect(key.initialValue == 7)
  }

  @available(*, deprecated) func projectsMembers() {
    @Shared(value: User()) var user: User
    @Shared(value: [User()]) var users: IdentifiedArrayOf<User>
    #expect($user.reader.wrappedValue == User())
    #expect($user.read(\.id).wrappedValue == 1)
    let nickname: Shared<String>? = $user.nickname
    #expect(nickname?.wrappedValue == "B")
    #expect($users.elements.map(\.wrappedValue) == [User()])
    #expect(SharedReader($users).elements.map(\.wrappedValue) == [User()])
  }

  @available(*, deprecated) func loadsSynchronously() {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 0
    log.onLoad.setValue { _, continuation in continuation.resume(returning: 4) }
    $count.load()
    #expect(count == 4)
    $count.save()
    #expect(log.saves.value.map(\.context) == [.userInitiated])
    @SharedReader(ManualKey(log)) var reader = 0
    $reader.load()
    #expect(log.loads.value.count == 3)
  }
}

@Suite("Spellings of earlier versions")
struct LegacyTests {
  private let source: any OldSource = LegacySource()

  @Test("Assigning to the property changes the value")
  func assignsDirectly() { source.assignsDirectly() }

  @Test("Shared(v), @Shared(v) and SharedReader.constant(v) share a value")
  func hasNoLabels() { source.hasNoLabels() }

  @Test("PersistenceKey, PersistenceKeyDefault and Shared.Subscription have new names")
  func hasOldNames() { source.hasOldNames() }

  @Test("$x.reader, $x.read(\\.member), $x.optionalMember and $items.elements derive values")
  func projectsMembers() { source.projectsMembers() }

  @Test("load() and save() without await ask the key")
  func loadsSynchronously() { source.loadsSynchronously() }
}
