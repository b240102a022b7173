import Dependencies
import Testing

@Suite struct PrepareDependenciesTests {
  @Dependency(\.client) var client

  @Test func aPreparedValueIsTheDefaultEverywhereInTheTest() {
    let result = prepareDependencies {
      $0.client.name = "prepared"
      $0.client.fetch = { "prepared too" }
      return 1
    }
    #expect(result == 1)
    #expect(client.name == "prepared")
    #expect(client.fetch() == "prepared too")
    withDependencies {
      $0.client.name = "assigned"
    } operation: {
      #expect(client.name == "assigned")
    }
    #expect(client.name == "prepared")
  }

  @Test func aTestDoesNotSeeWhatAnotherHasPrepared() {
    #expect(client.name == "test")
  }

  @Test func preparingWhatHasBeenReadIsReportedAndKeepsTheFirst() {
    #expect(client.name == "test")
    withKnownIssue {
      prepareDependencies { $0.client.name = "too late" }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "@Dependency(\\.client) has already been accessed or prepared.") == true
    }
    #expect(client.name == "test")
  }

  @Test func preparingTwiceIsReportedAndKeepsTheFirst() {
    prepareDependencies { $0.client.name = "first" }
    withKnownIssue {
      prepareDependencies { $0.client.name += " and second" }
    }
    #expect(client.name == "first")
  }

  @Test func aPreviewMayPrepareWhatHasBeenRead() {
    withDependencies {
      $0 = .preview
    } operation: {
      #expect(DependencyValues._current.client.name == "preview")
      prepareDependencies { $0.client.name = "prepared" }
      #expect(DependencyValues._current.client.name == "prepared")
      prepareDependencies { $0.client.name = "again" }
      #expect(DependencyValues._current.client.name == "prepared")
    }
  }

  @Test func theContextCanBePrepared() {
    withDependencies {
      $0 = DependencyValues()
    } operation: {
      prepareDependencies { $0.context = .live }
      #expect(DependencyValues._current.context == .live)
      #expect(DependencyValues._current.client.name == "live")
    }
  }

  @Test("the last of several assignments in one call counts")
  func lastAssignmentCounts() {
    prepareDependencies {
      $0.client = Client(name: "first")
      $0.client = Client(name: "second")
    }
    #expect(client.name == "second")
  }

  @Test("one endpoint can be prepared, and nothing is reported that has no value yet")
  func oneEndpoint() {
    withDependencies {
      $0 = .live
    } operation: {
      prepareDependencies {
        #expect($0.testOnly.name == "test")
        $0.testOnly.fetch = { "prepared" }
      }
      #expect(DependencyValues._current.testOnly.fetch() == "prepared")
    }
  }

  @Test("what an app has read cannot be prepared any more")
  func readInAnApp() {
    withDependencies {
      $0 = .live
    } operation: {
      #expect(DependencyValues._current.client.name == "live")
      withKnownIssue {
        prepareDependencies { $0.client.name = "too late" }
      }
      #expect(DependencyValues._current.client.name == "live")
    }
  }

  @Test("an error of the closure prepares nothing")
  func errorPreparesNothing() {
    struct Spilled: Error {}
    #expect(throws: Spilled.self) {
      try prepareDependencies {
        $0.client.name = "prepared"
        throw Spilled()
      }
    }
    #expect(client.name == "test")
  }

  @Test("what is read in the closure does not count as read before")
  func readInTheClosure() {
    prepareDependencies { _ = $0.client.name }
    prepareDependencies { $0.client.name = "prepared" }
    #expect(client.name == "prepared")
  }
}

private enum TestOnlyKey: TestDependencyKey {
  static let testValue = Client(name: "test")
}

extension DependencyValues {
  fileprivate var testOnly: Client {
    get { self[TestOnlyKey.self] }
    set { self[TestOnlyKey.self] = newValue }
  }
}
