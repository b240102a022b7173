import CasePaths
import Testing

/// Case paths that are made of a case alone: `/Foo.bar`.
@Suite("Case paths by reflection") struct ReflectionTests {
  private let old: any OldPaths = OldCode()

  @Test("28. Payloads of any kind are found in their case, and in no other", arguments: 0..<20)
  func payloads(index: Int) {
    let path = old.paths[index]
    #expect(path.roundTrip == path.expected)
    #expect(path.inOtherCase == nil)
  }

  @Test("A case without a payload is told from the others, whatever the enum describes itself as")
  func noPayload() {
    #expect(old.empty.extract(from: .empty) != nil)
    #expect(old.empty.extract(from: .vacant) == nil)
    #expect(old.empty.extract(from: .int(1)) == nil)
    guard case .empty = old.empty.embed(()) else {
      Issue.record("Embeds another case.")
      return
    }
  }

  @Test("As a function it is the payload of a case, of an optional it looks into that")
  func functions() {
    #expect(old.ints(of: [.int(1), .labelled(number: 2), .empty, .int(3)]) == [1, 3])
    #expect(old.optional.extract(from: .int(4)) == 4)
    #expect(old.optional.extract(from: nil) == nil)
    #expect(old.optional.extract(from: .empty) == nil)
    #expect(old.identity.extract(from: 5) == 5)
    #expect(old.unsafe.extract(from: .int(6)) == 6)
  }

  @Test("What is no enum has no cases")
  func noEnum() {
    #expect(old.structure.extract(from: NoEnum(number: 1)) == nil)
  }
}

private protocol Named {}
private struct Name: Named, CustomStringConvertible { var description: String { "name" } }
private final class Object: CustomStringConvertible { var description: String { "object" } }
private struct NoEnum { var number: Int }

private indirect enum Shape: CustomStringConvertible {
  case int(Int), otherInt(Int), labelled(number: Int)
  case pair(Int, String), labelledPair(x: Int, y: String)
  case tuple((Int, Int)), named(pair: (Int, Int))
  case nested(Shape), optional(Int?), doublyOptional(Int??), labelledOptional(number: Int?)
  case existential(any Named), object(Object), function(() -> Int), anything(Any), nothing(Void)
  case never(Never), empty, vacant

  var description: String { "always the same" }
}

/// A path, as what it finds.
private struct Found {
  let roundTrip: String
  let inOtherCase: String?
  let expected: String

  init<Value>(
    _ path: AnyCasePath<Shape, Value>, _ value: Value, _ expected: String
  ) {
    roundTrip = path.extract(from: path.embed(value)).map { "\($0)" } ?? "nothing"
    inOtherCase = path.extract(from: .otherInt(1)).map { "\($0)" }
    self.expected = expected
  }
}

/// Behind a protocol, whose callers are not told of the deprecations.
private protocol OldPaths {
  var paths: [Found] { get }
  var empty: AnyCasePath<Shape, Void> { get }
  var optional: AnyCasePath<Shape?, Int> { get }
  var identity: AnyCasePath<Int, Int> { get }
  var unsafe: AnyCasePath<Shape, Int> { get }
  var structure: AnyCasePath<NoEnum, Int> { get }
  func ints(of shapes: [Shape]) -> [Int]
}

private struct OldCode: OldPaths {
  @available(*, deprecated)
  var paths: [Found] {
    [
      Found(/Shape.int, 1, "1"),
      Found(/Shape.labelled, 1, "1"),
      Found(/Shape.labelled(number:), 1, "1"),
      Found(/Shape.pair, (1, "a"), #"(1, "a")"#),
      Found(/Shape.labelledPair, (1, "a"), #"(1, "a")"#),
      Found(/Shape.labelledPair(x:y:), (1, "a"), #"(1, "a")"#),
      Found(/Shape.tuple, (1, 2), "(1, 2)"),
      Found(/Shape.named, (1, 2), "(1, 2)"),
      Found(/Shape.nested, .empty, "always the same"),
      Found(/Shape.optional, 1, "Optional(1)"),
      Found(/Shape.optional, nil, "nil"),
      Found(/Shape.doublyOptional, .some(nil), "Optional(nil)"),
      Found(/Shape.doublyOptional, nil, "nil"),
      Found(/Shape.labelledOptional, nil, "nil"),
      Found(/Shape.existential, Name(), "name"),
      Found(/Shape.object, Object(), "object"),
      Found(/Shape.function, { 1 }, "(Function)"),
      Found(/Shape.anything, "a", "a"),
      Found(/Shape.nothing, (), "()"),
      Found({ Shape.int($0) }, 7),
    ]
  }

  @available(*, deprecated)
  var empty: AnyCasePath<Shape, Void> { /Shape.empty }
  @available(*, deprecated)
  var optional: AnyCasePath<Shape?, Int> { /Shape.int }
  @available(*, deprecated)
  var identity: AnyCasePath<Int, Int> { /Int.self }
  @available(*, deprecated)
  var unsafe: AnyCasePath<Shape, Int> { AnyCasePath(unsafe: Shape.int) }
  @available(*, deprecated)
  var structure: AnyCasePath<NoEnum, Int> { /NoEnum.init(number:) }
  @available(*, deprecated)
  func ints(of shapes: [Shape]) -> [Int] { shapes.compactMap(/Shape.int) }
}

extension Found {
  /// A closure that makes a case is as good as the case.
  @available(*, deprecated)
  fileprivate init(_ embed: @escaping (Int) -> Shape, _ value: Int) {
    self.init(/embed, value, "\(value)")
  }
}
