import CasePaths
import IssueReporting
import TestSupport
import Testing

@Suite struct ModifyTests {
  @Test func changesThePayload() {
    var foo = Foo.bar(.int(1))
    foo.modify(\.bar.int) { $0 += 1 }
    #expect(foo == .bar(.int(2)))
  }

  @Test func otherCaseStaysAndReportsOneIssue() {
    var foo = Foo.bar(.int(1))
    withExpectedIssue {
      foo.modify(\.bar.text) { _ in Issue.record("The closure must not run") }
    }
    #expect(foo == .bar(.int(1)))
  }

  @Test("A wrong case is reported with the case found and the case wanted")
  func wrongCaseIsNamed() {
    func message(_ body: () -> Void) -> String? {
      let recorder = IssueRecorder()
      withIssueReporters([recorder], operation: body)
      #expect(recorder.messages.count == 1)
      return recorder.messages.first
    }
    var foo = Foo.bar(.int(1))
    #expect(
      message { foo.modify(\.bar.text) { _ in } } == """
        Can't modify 'bar(CasePathsTests.Foo.Bar.int(1))' via 'CaseKeyPath<Foo, String>' \
        (aka '\\Foo.Cases.bar.text'): it is in the case 'bar.int'. Check with 'is' first.
        """
    )
    foo = .empty
    #expect(
      message { foo.modify(\.blob.size) { _ in } } == """
        Can't modify 'empty' via 'CaseKeyPath<Foo, Int>' (aka '\\Foo.Cases.blob.size'): \
        it is in the case 'empty'. Check with 'is' first.
        """
    )
    #expect(
      message { foo.modify(\.doubled) { _ in } } == """
        Can't modify 'empty' via 'CaseKeyPath<Foo, Int>': it is in the case 'empty'. \
        Check with 'is' first.
        """
    )
    var none: Foo?
    #expect(
      message { none.modify(\.bar) { _ in } } == """
        Can't modify 'nil' via 'CaseKeyPath<Foo, Bar>' (aka '\\Foo.Cases.bar'): it is nil. \
        Check with 'is' first.
        """
    )
    var answer = Result<Int, Never>.success(1)
    #expect(message { answer.modify(\.failure) { _ in } }?.contains("the case 'success'") == true)
  }

  @Test func identityPathChangesTheWholeValue() {
    var foo = Foo.bar(.int(1))
    foo.modify(\.self) { $0 = .empty }
    #expect(foo == .empty)
  }

  @Test func optionalValueIsChangedInItsCase() {
    var foo: Foo? = .bar(.int(1))
    foo.modify(\.bar.int) { $0 += 1 }
    #expect(foo == .bar(.int(2)))
    var none: Foo?
    withExpectedIssue { none.modify(\.bar.int) { $0 += 1 } }
    #expect(none == nil)
  }

  @Test func payloadIsChangedWhereItLies() {
    var list = List.items(Array(0..<100))
    let before = list.storage
    let changed: Void? = List.allCasePaths.items._modify(&list) { $0[0] = 1 }
    #expect(changed != nil)
    #expect(list.storage == before)
    let untouched: Void? = List.allCasePaths.nothing._modify(&list) { _ in }
    #expect(untouched == nil)
  }

  @Test func payloadOfAPathThroughCasesIsChangedWhereItLies() {
    var list: List? = .items(Array(0..<100))
    let before = list?.storage
    _ = AnyCasePath(\List?.Cases.some.items)._modify(&list) { $0[0] = 1 }
    #expect(list?.storage == before)
    #expect(list?[case: \.items]?[0] == 1)
  }
}

@CasePathable
private enum List {
  case items([Int])
  case nothing

  /// Where the items are.
  var storage: UInt? {
    guard case .items(let items) = self else { return nil }
    return items.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
