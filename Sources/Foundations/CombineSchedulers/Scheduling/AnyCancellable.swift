import ConcurrencyExtras

/// Work of any kind that is cancelled, at the latest, when nobody holds this any more.
public final class AnyCancellable: Cancellable {
  private let cancellation: Locked<Work?>

  /// - Parameter cancel: Ends the work. It is called once, on the thread that cancels.
  public init(_ cancel: @escaping () -> Void) {
    self.cancellation = Locked(Work(cancel))
  }

  public convenience init(_ canceller: some Cancellable) {
    self.init(canceller.cancel)
  }

  deinit { cancel() }

  public func cancel() {
    let work = cancellation.withLock { work in
      defer { work = nil }
      return work
    }
    work?.perform()
  }
}

extension AnyCancellable: Hashable {
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
