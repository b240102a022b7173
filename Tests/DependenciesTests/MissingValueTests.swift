import ConcurrencyExtras
import Dependencies
import Testing

@Suite struct MissingValueTests {
  @Test func aKeyWithoutATestValueIsReportedAtItsUse() {
    let line = #line + 1
    @Dependency(\.liveOnly) var value
    withKnownIssue {
      #expect(value.name == "live")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments == [
          """
          @Dependency(\\.liveOnly) has no test implementation, but was accessed from a test context:

            Location:
              DependenciesTests/MissingValueTests.swift:\(line)
            Key:
              DependenciesTests.LiveOnlyKey
            Value:
              DependenciesTests.Client

          Tests do not use what an app uses, unless they say so. To fix this, do one of these:

          • Override 'liveOnly' in the test, with 'withDependencies'.
          • Give 'LiveOnlyKey' a 'testValue' that suits every test.
          """
        ]
    }
  }

  @Test func aKeyIsNamedWhereItIsReadByKey() {
    @Dependency(LiveOnlyKey.self) var value
    withKnownIssue {
      _ = value
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("@Dependency(LiveOnlyKey.self) has no test") == true
    }
  }

  @Test func aReadWithoutAPropertyIsADependency() {
    withKnownIssue {
      _ = DependencyValues._current.liveOnly
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("A dependency has no test") == true
    }
  }

  @Test func aValueThatIsItsOwnKeyIsNamedOnce() {
    @Dependency(OwnKey.self) var value
    withKnownIssue {
      _ = value
    } matching: { issue in
      issue.comments.first?.rawValue.contains("  Dependency:\n    DependenciesTests.OwnKey\n")
        == true
    }
  }

  @Test func itIsReportedOnceAndTheSubstituteKept() {
    @Dependency(\.liveOnly.name) var name
    withKnownIssue { _ = name }
    #expect(name == "live")
  }

  @Test func changingAPartOfItIsNotReportedButUsingItLaterIs() {
    withDependencies {
      $0.liveOnly.fetch = { "mock" }
    } operation: {
      @Dependency(\.liveOnly) var value
      #expect(value.fetch() == "mock")
    }
    @Dependency(\.liveOnly) var value
    withKnownIssue { _ = value }
  }

  @Test func aKeyWithoutALiveValueIsReportedInAnApp() {
    @Dependency(\.testOnly) var value
    withDependencies {
      $0.context = .live
    } operation: {
      withKnownIssue {
        #expect(value == "test")
      } matching: { issue in
        issue.comments.first?.rawValue.hasPrefix(
          "@Dependency(\\.testOnly) has no live implementation, but was accessed from a live context"
        ) == true
      }
      #expect(value == "test")
    }
  }

  @Test func aKeyWithoutAPreviewValueUsesItsTestOrLiveValue() {
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(DependencyValues._current.testOnly == "test")
      #expect(DependencyValues._current.liveOnly.name == "live")
    }
  }

  @Test func aTestValueWrittenByHandReportsItsUseButNotItsChange() {
    withDependencies {
      $0[HandWritten.self] = "mine"
      _ = $0[HandWritten.self]
      _ = HandWritten.testValue
    } operation: {
      #expect(DependencyValues._current[HandWritten.self] == "mine")
    }
    withKnownIssue { _ = HandWritten.testValue }
  }
}

private enum LiveOnlyKey: DependencyKey {
  static let liveValue = Client(name: "live")
}

private struct OwnKey: DependencyKey {
  static let liveValue = OwnKey()
}

private enum TestOnlyKey: TestDependencyKey {
  static let testValue = "test"
}

private enum HandWritten: TestDependencyKey {
  static var testValue: String {
    if shouldReportUnimplemented { reportIssue() }
    return "test"
  }
}

extension DependencyValues {
  fileprivate var liveOnly: Client {
    get { self[LiveOnlyKey.self] }
    set { self[LiveOnlyKey.self] = newValue }
  }

  fileprivate var testOnly: String { self[TestOnlyKey.self] }
}
