import Dependencies
import Glibc
import Testing

@Suite("The context of a process")
struct ProcessContextTests {
  @Test("it is that of tests in a process of tests")
  func tests() {
    #expect(DependencyValues().context == .test)
  }

  @Test("a variable of the environment sets it")
  func variable() async {
    await #expect(processExitsWith: .success) {
      setenv("SWIFT_DEPENDENCIES_CONTEXT", "live", 1)
      exit(DependencyValues().context == .live ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    await #expect(processExitsWith: .success) {
      setenv("SWIFT_DEPENDENCIES_CONTEXT", "preview", 1)
      exit(DependencyValues().context == .preview ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("another word is reported, and ignored")
  func unknownWord() async {
    await #expect(processExitsWith: .success) {
      setenv("SWIFT_DEPENDENCIES_CONTEXT", "production", 1)
      withExpectedIssue {
        if DependencyValues().context != .test { exit(EXIT_FAILURE) }
      }
      exit(EXIT_SUCCESS)
    }
  }

  @Test("previews say so")
  func previews() async {
    await #expect(processExitsWith: .success) {
      setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
      exit(DependencyValues().context == .preview ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
