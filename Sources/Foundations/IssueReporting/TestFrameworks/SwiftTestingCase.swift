import CIssueReporting
import Glibc

/// The case of a parameterized test that runs, in Swift Testing.
protocol SwiftTestingCase: Sendable {
  /// The identity of the arguments of the case, which is the same one for all tests without any.
  var id: AnyHashable? { get }
}

/// Finds what Swift Testing knows of the case that runs.
func loadCurrentTestCase() -> (any SwiftTestingCase)? {
  guard
    let testCase = _typeByName("7Testing4TestV4CaseV"),
    let id = _typeByName("7Testing4TestV4CaseV2IDV") as? any Hashable.Type
  else { return nil }

  func load<Case, ID: Hashable>(_: Case.Type, _: ID.Type) -> (any SwiftTestingCase)? {
    CurrentCase<Case, ID>()
  }
  return load(testCase, id)
}

private struct CurrentCase<Case, ID: Hashable>: SwiftTestingCase {
  typealias Current = @convention(thin) @Sendable () -> Case?

  let current: Current
  // The address of a function, which stays where it is.
  nonisolated(unsafe) let getID: UnsafeMutableRawPointer

  init?() {
    guard
      let current = loadedFunction("$s7Testing4TestV4CaseV7currentAESgvgZ", as: Current.self),
      let getID = dlsym(nil, "$s7Testing4TestV4CaseV2idAE2IDVvg")
    else { return nil }
    self.current = current
    self.getID = getID
  }

  var id: AnyHashable? {
    guard let current = current() else { return nil }
    return withUnsafePointer(to: current) { current in
      withUnsafeTemporaryAllocation(of: ID.self, capacity: 1) { id in
        // Both types may change with the library, so the getter takes and returns them in memory.
        issue_reporting_get(getID, current, id.baseAddress!)
        return AnyHashable(id.moveElement(from: 0))
      }
    }
  }
}
