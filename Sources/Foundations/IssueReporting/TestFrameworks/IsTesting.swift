import Glibc

/// Whether this process runs tests.
///
/// It is a fact about the process, worked out once, so app code that a test calls sees it too.
public let isTesting: Bool = {
  let variables = [
    "XCTestBundlePath", "XCTestBundleInjectPath", "XCTestConfigurationFilePath",
    "XCTestSessionIdentifier", "BAZEL_TEST",
  ]
  if variables.contains(where: { getenv($0) != nil }) {
    return true
  }
  return CommandLine.arguments.contains { argument in
    let name = argument.split(separator: "/").last ?? ""
    return argument == "--testing-library"
      || name == "swiftpm-testing-helper" || name == "xctest" || name.hasSuffix(".xctest")
  }
}()
