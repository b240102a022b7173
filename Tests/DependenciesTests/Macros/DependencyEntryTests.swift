import Dependencies
import DependenciesMacros
import Testing

@Suite("Entries of dependencies")
struct DependencyEntryTests {
  @Dependency(\.entryOfTests) var entryOfTests
  @Dependency(\.entryOfAll) var entryOfAll
  @Dependency(\.entryOfApps) fileprivate var entryOfApps
  @Dependency(\.inferredEntry) var inferredEntry

  @Test("the initial value is the one of tests")
  func initialValue() {
    #expect(entryOfTests == "test")
    #expect(entryOfAll == "test")
    #expect(inferredEntry == 1)
  }

  @Test("apps and previews have the values of the attribute")
  func valuesOfTheAttribute() {
    for (context, value) in [(DependencyContext.live, "live"), (.preview, "preview")] {
      withDependencies {
        $0.context = context
      } operation: {
        #expect(entryOfAll == value)
      }
    }
  }

  @Test("it is assigned, as a whole and in part")
  func assignment() {
    withDependencies {
      $0.entryOfTests = "mine"
      $0.entryOfAll += " and more"
    } operation: {
      #expect(entryOfTests == "mine")
      #expect(entryOfAll == "test and more")
    }
  }

  @Test("without an initial value its use in a test is reported")
  func noInitialValue() {
    withKnownIssue {
      #expect(entryOfApps.name == "live")
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "@Dependency(\\.entryOfApps) has no test implementation") == true
    }
  }

  @Test("another module gives the live value to the key of an entry")
  func liveValueOfTheKey() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(DependencyValues._current.packageEntry?.name == "live")
    }
    #expect(DependencyValues._current.packageEntry == nil)
  }
}

package struct Mail: Equatable, Sendable {
  var name: String
}

extension DependencyValues {
  @DependencyEntry var entryOfTests: String = "test"
  @DependencyEntry(liveValue: "live", previewValue: "preview") var entryOfAll: String = "test"
  @DependencyEntry(liveValue: Mail(name: "live")) fileprivate var entryOfApps: Mail
  @DependencyEntry var inferredEntry = 1
  @DependencyEntry package var packageEntry: Mail? = nil
}

extension DependencyValues.MailKey: DependencyKey {
  package static var liveValue: Mail? { Mail(name: "live") }
}
