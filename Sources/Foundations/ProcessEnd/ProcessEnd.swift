import Glibc

/// What a process has left to do when it ends: what is held back is written out, what is to be said
/// last is said.
///
/// A part of the program registers its work, and whoever runs the main loop performs it, once, when
/// the process is about to end: the apps of this package do so by themselves, on a signal too. In a
/// plain command line program the work is performed when `main` returns or `exit` is called. No
/// signal is taken for it. A main loop of your own that takes one calls ``perform()``:
///
/// ```swift
/// let termination = DispatchSource.makeSignalSource(signal: SIGTERM)
/// termination.setEventHandler {
///   ProcessEnd.perform()
///   exit(0)
/// }
/// ```
public enum ProcessEnd {
  /// Has work done at the end of the process.
  ///
  /// - Parameters:
  ///   - order: When among all the work. Work of the same order is done in the order of its
  ///     registration.
  ///   - work: What to do, once. It runs on the thread that ends the process, whichever that is,
  ///     and must not wait for another: the main thread may be waiting for the end already.
  /// - Returns: What takes the work back.
  @discardableResult
  public static func register(
    _ order: ProcessEndOrder, _ work: @escaping @Sendable () -> Void
  ) -> ProcessEndRegistration {
    EndWork.ofProcess.register(order, work)
  }

  /// Does all the work that is registered, and what that work registers in turn.
  ///
  /// It returns when the work is done, also where another thread is at it already. Each piece of
  /// work is done once; a second call does what was registered since.
  public static func perform() {
    EndWork.ofProcess.perform()
  }
}

extension EndWork {
  /// The work at the end of this process. The first use of it has `exit` perform it.
  package static let ofProcess: EndWork = {
    atexit { EndWork.ofProcess.perform() }
    at_quick_exit { EndWork.ofProcess.perform() }
    return EndWork()
  }()
}
