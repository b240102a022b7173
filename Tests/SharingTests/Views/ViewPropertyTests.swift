import DataFlow
import Dependencies
import Sharing
import Testing

/// The node of a view, as far as properties see it.
@MainActor private final class Host: _DynamicPropertyHost {
  private var kept: [AnyObject] = []
  private var position = 0

  func _storage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    defer { position += 1 }
    if position == kept.count { kept.append(make()) }
    return unsafeDowncast(kept[position], to: Storage.self)  // Properties keep their order.
  }

  func attach(_ property: inout some DynamicProperty) {
    position = 0
    property._attach(to: self)
  }
}

@MainActor @Suite("Shared values in views")
struct ViewPropertyTests {
  @Test("A binding and the shared value stay in sync both ways")
  func binding() {
    @Shared(value: 0) var count: Int
    let binding = Binding($count)
    binding.wrappedValue = 1
    #expect(count == 1)
    $count.withLock { $0 = 2 }
    #expect(binding.wrappedValue == 2)
  }

  @Test("A write through a binding is saved, and tells observers")
  func bindingSaves() {
    let log = ManualKey<Int>.Log()
    @Shared(ManualKey(log)) var count = 0
    Binding($count).wrappedValue = 1
    #expect(log.saves.value.map(\.value) == [1])
  }

  @Test("Bindings to one value are equal, and to two are not")
  func bindingEquality() {
    @Shared(value: 0) var a: Int
    @Shared(value: 0) var b: Int
    #expect(Binding._isEqual(Binding($a), Binding($a)))
    #expect(!Binding._isEqual(Binding($a), Binding($b)))
  }

  @Test("A property with the same key is the same to a view")
  func equality() {
    let first = Shared(wrappedValue: 0, .inMemory("count"))
    let second = Shared(wrappedValue: 0, .inMemory("count"))
    #expect(Shared._isEqual(first, second))
    #expect(!Shared._isEqual(first, Shared(value: 0)))
    #expect(SharedReader._isEqual(SharedReader(first), SharedReader(second)))
  }

  @Test("@State.Shared keeps a new projected value while its view lives")
  func stateShared() {
    let host = Host()
    func make() -> State<Int>.Shared {
      var property = State<Int>.Shared(wrappedValue: 1, .inMemory("a"))
      host.attach(&property)
      return property
    }
    let first = make()
    #expect(first.wrappedValue == 1)
    first.projectedValue = Shared(wrappedValue: 2, .inMemory("b"))
    #expect(make().wrappedValue == 2)
    make().projectedValue.withLock { $0 = 3 }
    #expect(first.wrappedValue == 3)
  }

  @Test("@State.SharedReader keeps a new projected value while its view lives")
  func stateSharedReader() {
    let host = Host()
    func make() -> State<Int>.SharedReader {
      var property = State<Int>.SharedReader(wrappedValue: 1, .inMemory("a"))
      host.attach(&property)
      return property
    }
    make().projectedValue = SharedReader(value: 2)
    #expect(make().wrappedValue == 2)
  }

  @Test("@State.Shared has the forms of @Shared")
  func forms() {
    struct Screen {
      @State.Shared(.inMemory("a")) var a = 1
      @State.Shared(.inMemory("b")) var b: Int?
      @State.Shared(.count) var c
      @State.Shared(.count) var d = 3
      @State.SharedReader(.count) var e
      @State.SharedReader(.inMemory("a")) var f = 2
    }
    let screen = Screen()
    #expect(screen.a == 1)
    #expect(screen.b == nil)
    #expect(screen.c == 7 && screen.d == 7 && screen.e == 7)
    #expect(screen.f == 1)
  }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var count: Self { Self[.inMemory("stateCount"), default: 7] }
}
