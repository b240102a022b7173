import CustomDump
import Dispatch
@_spi(SharedChangeTracking) import Sharing

/// How ``Reducer/_printChanges(_:)`` prints.
public struct _ReducerPrinter<State, Action>: Sendable {
  /// - Parameters:
  ///   - receivedAction: The action.
  ///   - oldState: The state before.
  ///   - newState: The state after.
  public typealias PrintChange =
    @Sendable (
      _ receivedAction: Action, _ oldState: State, _ newState: State
    ) -> Void

  private let printChange: PrintChange
  private let queue: DispatchQueue

  /// - Parameters:
  ///   - printChange: Prints the change that an action made.
  ///   - queue: Where it runs. Printers without a queue of their own share a serial one.
  public init(printChange: @escaping PrintChange, queue: DispatchQueue? = nil) {
    self.printChange = printChange
    self.queue = queue ?? .reducerPrinting
  }

  /// Prints a change at once.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    printChange(receivedAction, oldState, newState)
  }

  /// Prints a change after those that were scheduled before it.
  ///
  /// - Parameter sharedChanges: What the action changed in shared values: while the change is
  ///   printed, they are in the old state what they were before.
  func schedule(
    _ action: Action, _ oldState: State, _ newState: State, _ sharedChanges: SharedChangeTracker
  ) {
    // The values are copies that nobody changes any more, and only the printer reads them.
    nonisolated(unsafe) let change = (action, oldState, newState)
    queue.async {
      sharedChanges.assert { printChange(change.0, change.1, change.2) }
    }
  }
}

extension _ReducerPrinter {
  /// Prints the action, and the lines of the state that are different.
  public static var customDump: Self {
    Self { action, oldState, newState in
      var text = "received action:\n"
      CustomDump.customDump(action, to: &text, indent: 2)
      text += "\n"
      text += diff(oldState, newState).map { "\($0)\n" } ?? "  (No state changes)\n"
      print(text)
    }
  }

  /// Prints the name of the action's case.
  public static var actionLabels: Self {
    Self { action, _, _ in print("received action: \(caseLabel(of: action))") }
  }
}

extension DispatchQueue {
  fileprivate static let reducerPrinting = DispatchQueue(label: "OpenComposable.ReducerPrinting")
}
