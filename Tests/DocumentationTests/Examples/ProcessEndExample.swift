import ProcessEnd
import Synchronization
import Testing

final class Journal: Sendable {
  private let unwritten = Mutex<[String]>([])
  private let registration = Mutex<ProcessEndRegistration?>(nil)

  var isEmpty: Bool { unwritten.withLock(\.isEmpty) }

  func note(_ line: String) {
    unwritten.withLock { $0.append(line) }
    registration.withLock { registration in
      if registration == nil {
        registration = ProcessEnd.register(.storage) { [weak self] in self?.write() }
      }
    }
  }

  func write() {
    unwritten.withLock { $0 = [] }
    registration.withLock { $0?.cancel() }
  }
}

@Test func `A journal that is written has nothing left to do`() {
  let journal = Journal()

  journal.note("Started.")
  journal.write()

  #expect(journal.isEmpty)
}
