import Dependencies
import DependenciesMacros
import Testing

@Suite("A dependency that is read after its scope has ended")
struct ScopeEndTests {
  @Test("a missing value is reported as one that was overridden elsewhere")
  func missingValue() async {
    let read = withDependencies {
      $0.scoped = "mine"
    } operation: {
      { @Sendable in
        @Dependency(\.scoped) var scoped
        return scoped
      }
    }
    withKnownIssue {
      #expect(read() == "live")
    } matching: { issue in
      let message = issue.comments.first?.rawValue ?? ""
      return message.hasPrefix("@Dependency(\\.scoped) has no test implementation")
        && message.contains("It was overridden, but this read is not in the scope")
        && message.contains("'withEscapedDependencies'")
    }
  }

  @Test("one that was never overridden is not said to be")
  func neverOverridden() {
    @Dependency(\.scoped) var scoped
    withKnownIssue {
      _ = scoped
    } matching: { issue in
      issue.comments.first?.rawValue.contains("It was overridden") == false
    }
  }

  @Test("an unimplemented endpoint is reported as one of a client that was overridden elsewhere")
  func unimplementedEndpoint() {
    @Dependency(\.printer) var printer
    withDependencies {
      $0.printer.printPage = { _ in }
    } operation: {
      printer.printPage(number: 1)
    }
    withKnownIssue {
      printer.printPage(number: 2)
    } matching: { issue in
      issue.comments == [
        """
        Unimplemented: 'Printer.printPage'

        The test has not overridden it. Give it an implementation around what calls it:

            withDependencies { $0.printer.printPage = { … } } operation: { … }

        The 'Printer' was overridden, but this call is not in the scope of that 'withDependencies': the \
        operation has ended, or this is a callback, a queue or a detached task. Take the dependencies \
        there with 'withEscapedDependencies', or make the model that calls it inside of the operation.
        """
      ]
    }
  }

  @Test("an endpoint that the override has left out is named with its dependency")
  func endpointThatIsLeftOut() {
    @Dependency(\.printer) var printer
    withDependencies {
      $0.printer.printPage = { _ in }
    } operation: {
      withKnownIssue {
        printer.cancel()
      } matching: { issue in
        issue.comments == [
          """
          Unimplemented: 'Printer.cancel'

          The test has not overridden it. Give it an implementation around what calls it:

              withDependencies { $0.printer.cancel = { … } } operation: { … }
          """
        ]
      }
    }
  }

  @Test("a client that is read by its key is named by it")
  func clientOfAKey() {
    @Dependency(Printer.self) var printer
    withKnownIssue {
      printer.cancel()
    } matching: { issue in
      issue.comments.first?.rawValue.contains("$0[Printer.self].cancel = { … }") == true
    }
  }
}

@DependencyClient
private struct Printer: TestDependencyKey, Sendable {
  var printPage: @Sendable (_ number: Int) -> Void
  var cancel: @Sendable () -> Void
  static let testValue = Printer()
}

private enum ScopedKey: DependencyKey {
  static let liveValue = "live"
}

extension DependencyValues {
  fileprivate var scoped: String {
    get { self[ScopedKey.self] }
    set { self[ScopedKey.self] = newValue }
  }

  fileprivate var printer: Printer {
    get { self[Printer.self] }
    set { self[Printer.self] = newValue }
  }
}
