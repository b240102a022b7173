import CasePaths
import IssueReporting
import TestSupport
import Testing

/// The spellings from before there were case key paths: they compile, with a deprecation.
@Suite struct DeprecatedTests {
  private let old: any OldSpellings = OldCode()

  @Test("Paths are appended by '..', 'appending(path:)' and 'case(_:)'")
  func appending() {
    for path in old.appended {
      #expect(path.extract(from: .bar(.int(1))) == 1)
      #expect(path.extract(from: .empty) == nil)
      #expect(path.embed(2) == .bar(.int(2)))
    }
  }

  @Test("'modify' of a path changes the payload, or throws an error that names the case")
  func modify() throws {
    var foo = Foo.bar(.int(1))
    try old.increment(&foo)
    #expect(foo == .bar(.int(2)))
    foo = .empty
    let error = #expect(throws: (any Error).self) { try old.increment(&foo) }
    #expect(
      "\(try #require(error))" == """
        Can't extract 'Int' from 'empty': it is in the case 'empty'. Check the case first.
        """
    )
    #expect(foo == .empty)
  }

  @Test("Stock paths: self, some, never, rawValue, constant")
  func stockPaths() {
    #expect(old.identity.extract(from: 1) == 1)
    #expect(old.some.extract(from: nil) == nil)
    #expect(old.some.embed(1) == 1)
    #expect(old.never.extract(from: 1) == nil)
    #expect(old.rawValue.extract(from: 1) == .one)
    #expect(old.rawValue.extract(from: 3) == nil)
    #expect(old.rawValue.embed(.one) == 1)
    #expect(old.constant.embed(()) == 7)
    #expect(old.constant.extract(from: 1) != nil)
  }

  @Test("A case of the value in an optional is reached without naming the optional")
  func optionalMembers() {
    #expect(old.throughOptional.extract(from: .bar(.int(1))) == .some(.int(1)))
    #expect(old.throughOptional.embed(nil) == nil)
    #expect(old.throughOptional.embed(.int(1)) == .bar(.int(1)))
  }

  @Test("XCTUnwrap returns the payload, or fails the test with its type and the value")
  func unwrap() throws {
    #expect(try old.unwrap(.bar(.int(1))) == 1)
    let messages = messages { #expect(throws: (any Error).self) { try old.unwrap(.empty) } }
    #expect(
      messages == [
        """
        XCTUnwrap failed: Can't extract 'Int' from 'empty': it is in the case 'empty'. Check the \
        case first. - sum
        """
      ]
    )
  }

  @Test("XCTModify fails when the case is another one, or nothing changes")
  func modifyInTest() {
    var foo = Foo.bar(.int(1))
    #expect(messages { old.add(1, to: &foo) } == [])
    #expect(foo == .bar(.int(2)))
    #expect(
      messages { old.add(0, to: &foo) } == [
        "XCTModify failed: Expected '2' to be changed, but it is as it was."
      ])
    foo = .empty
    let messages = messages { old.add(1, to: &foo) }
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("XCTModify failed: Can't extract 'Int' from 'empty'"))
    #expect(foo == .empty)
  }
}

/// The messages of the issues that `body` reports.
private func messages(of body: () throws -> Void) rethrows -> [String] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: body)
  return recorder.messages
}

enum Number: Int, Equatable { case one = 1 }

/// Behind a protocol, whose callers are not told of the deprecations.
private protocol OldSpellings {
  var appended: [AnyCasePath<Foo, Int>] { get }
  func increment(_ foo: inout Foo) throws
  var identity: AnyCasePath<Int, Int> { get }
  var some: AnyCasePath<Int?, Int> { get }
  var never: AnyCasePath<Int, Never> { get }
  var rawValue: AnyCasePath<Int, Number> { get }
  var constant: AnyCasePath<Int, Void> { get }
  var throughOptional: AnyCasePath<Foo?, Foo.Bar?> { get }
  func unwrap(_ foo: Foo) throws -> Int
  func add(_ number: Int, to foo: inout Foo)
}

private struct OldCode: OldSpellings {
  @available(*, deprecated)
  var appended: [AnyCasePath<Foo, Int>] {
    let bar: CasePath<Foo, Foo.Bar> = AnyCasePath(\.bar)
    let int: CasePath<Foo.Bar, Int> = AnyCasePath(\.int)
    return [bar .. int, bar.appending(path: int), bar.case(int)]
  }

  @available(*, deprecated)
  func increment(_ foo: inout Foo) throws {
    try AnyCasePath(\Foo.Cases.bar.int).modify(&foo) { $0 += 1 }
  }

  @available(*, deprecated)
  var identity: AnyCasePath<Int, Int> { .`self` }
  @available(*, deprecated)
  var some: AnyCasePath<Int?, Int> { .some }
  @available(*, deprecated)
  var never: AnyCasePath<Int, Never> { .never }
  @available(*, deprecated)
  var rawValue: AnyCasePath<Int, Number> { .rawValue }
  @available(*, deprecated)
  var constant: AnyCasePath<Int, Void> { .constant(7) }
  @available(*, deprecated)
  var throughOptional: AnyCasePath<Foo?, Foo.Bar?> { Foo?.allCasePaths.bar }

  @available(*, deprecated)
  func unwrap(_ foo: Foo) throws -> Int {
    try XCTUnwrap(foo, case: \.bar.int, "sum")
  }

  @available(*, deprecated)
  func add(_ number: Int, to foo: inout Foo) {
    XCTModify(&foo, case: \.bar.int) { $0 += number }
  }
}
