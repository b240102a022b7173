import CIssueReporting
import ConcurrencyExtras
import Glibc

/// Counts the test cases of XCTest as they start.
///
/// XCTest runs one case at a time and tells its observers, so whatever happens in the process, on
/// any thread, belongs to the case that started last.
enum XCTestCaseCounter {
  /// How many cases have started since this was asked for first.
  static var startedCases: Int {
    isObserving ? state.withLock { $0.startedCases } : 0
  }

  private struct State {
    var startedCases = 0
    /// The case that started last.
    // Held, so that no other object gets its address. Nothing but the address is used.
    nonisolated(unsafe) var current: AnyObject?
  }

  private static let state = Locked(State())

  private static let testCase: (any AnyObject.Type)? =
    _typeByName("6XCTest0A4CaseC") as? any AnyObject.Type

  private final class Observer {}

  /// What XCTest calls for each of its events, whose subject is always the first argument.
  private typealias Witness = @convention(thin) (AnyObject) -> Void

  private static let witness: Witness = { subject in
    guard let testCase, isInstance(subject, of: testCase) else { return }
    state.withLock { state in
      guard state.current !== subject else { return }
      state.current = subject
      state.startedCases += 1
    }
  }

  private static func isInstance<T: AnyObject>(_ object: AnyObject, of type: T.Type) -> Bool {
    object is T
  }

  /// Registers an observer with XCTest, the first time that it is read.
  ///
  /// A conformance to a protocol that this library does not link is the table of its witnesses: a
  /// description, for which nobody asks here, and then one function for each requirement.
  private static let isObserving: Bool = {
    typealias SharedCenter = @convention(thin) @Sendable () -> AnyObject
    guard
      testCase != nil,
      let sharedCenter = loadedFunction(
        "$s6XCTest0A17ObservationCenterC6sharedACvgZ", as: SharedCenter.self),
      let addObserver = dlsym(nil, "$s6XCTest0A17ObservationCenterC15addTestObserveryyAA0aB0_pF"),
      let description = dlsym(nil, "$s6XCTest0A11ObservationMp")
    else { return false }

    // A protocol's description has the number of its requirements in its fifth word of four bytes.
    let requirements = Int(description.load(fromByteOffset: 16, as: UInt32.self))
    // XCTest keeps the observer for good, so the table and the observer are never freed.
    let witnesses = UnsafeMutablePointer<Witness?>.allocate(capacity: 1 + requirements)
    witnesses.initialize(repeating: witness, count: 1 + requirements)
    witnesses[0] = nil
    issue_reporting_call(
      addObserver, Unmanaged.passUnretained(sharedCenter()).toOpaque(),
      Unmanaged.passRetained(Observer()).toOpaque(), witnesses)
    return true
  }()
}
