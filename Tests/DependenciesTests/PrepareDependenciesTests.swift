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
}
