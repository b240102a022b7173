import CustomDump
import Dependencies
import Sharing
import Testing

private struct User: Equatable, Identifiable, Sendable {
  var id = 1
  var name = "Blob"
}

@Suite("Comparing and showing shared values")
struct TextTests {
  @Test("Values compare by what they are, with and without keys")
  func equality() {
    @Shared(value: 0) var a: Int
    @Shared(value: 0) var b: Int
    @Shared(.inMemory("c")) var c = 0
    #expect($a == $b)
    #expect($a == $c)
    $a.withLock { $0 = 1 }
    #expect($a != $b)
    #expect($a != $c)
    $a.withLock { $0 = 0 }
    #expect($a == $b)
    #expect(SharedReader($a) == SharedReader($c))
  }

  @Test("What two functions make of one value compares by the results")
  func readers() {
    @Shared(value: 3) var count: Int
    #expect($count.read { $0.isMultiple(of: 2) } == $count.read { $0 > 5 })
    #expect($count.read { $0 + 1 } != $count.read { $0 + 2 })
  }

  @Test("A shared value has the id of its value")
  func id() {
    #expect(Shared(value: User(id: 3)).id == 3)
    #expect(SharedReader(value: User(id: 3)).id == 3)
  }

  @Test("The description names the type, the key, and how the value is derived")
  func description() {
    @Shared(value: 3) var plain: Int
    @Shared(.inMemory("n")) var keyed = 3
    @Shared(InMemoryKey<Int>.Default[.inMemory("n"), default: 0]) var defaulted
    @Shared(.inMemory("user")) var user = User()
    @Shared(.inMemory("users")) var users: [User]? = []
    #expect("\($plain)" == "Shared<Int>(value: 3)")
    #expect("\($keyed)" == #"Shared<Int>(.inMemory("n"))"#)
    #expect("\($defaulted)" == #"Shared<Int>(.inMemory("n"))"#)
    #expect(
      "\($user.name)" == #"Shared<String>(.inMemory("user")[dynamicMember: \User.name])"#)
    #expect("\(Shared($users)!)" == #"Shared<[User]>(.inMemory("users")!)"#)
    #expect(
      "\($keyed.read { "\($0)" })"
        == #"SharedReader<String>(.map(.inMemory("n"), as: String.self))"#)
    #expect("\(SharedReader($plain))" == "SharedReader<Int>(value: 3)")
  }

  @Test("Reflection sees the value")
  func mirror() {
    let mirror = Mirror(reflecting: Shared(value: User()))
    #expect(mirror.children.map(\.label) == ["id", "name"])
    #expect(Mirror(reflecting: SharedReader(value: User())).children.count == 2)
  }

  @Test("A dump numbers roots by their types, and shows each once")
  func dump() {
    @Shared(value: User()) var user: User
    @Shared(value: User()) var other: User
    @Shared(value: 1) var count: Int
    expectNoDifference(
      String(customDumping: [$user, $user, $other]),
      """
      [
        [0]: #1 User(
          id: 1,
          name: "Blob"
        ),
        [1]: #1 User(↩︎),
        [2]: #2 User(
          id: 1,
          name: "Blob"
        )
      ]
      """)
    #expect(String(customDumping: $count) == "#1 1")
    #expect(String(customDumping: SharedReader($count)) == "1")
  }

  @Test("A dump knows the root of a derived value")
  func dumpOfDerived() {
    struct Both {
      @Shared var name: String
      @Shared var user: User
    }
    @Shared(value: User()) var user: User
    expectNoDifference(
      String(customDumping: Both(name: $user.name, user: $user)),
      """
      TextTests.Both(
        _name: #1 "Blob",
        _user: #1 User(↩︎)
      )
      """)
  }
}
