import CasePaths
import IssueReporting
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
