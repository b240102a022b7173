import ConcurrencyExtras
import Testing

@Test func `A journal is written from many tasks`() async {
  let journal = LockIsolated<Set<Int>>([])

  await withTaskGroup(of: Void.self) { group in
    for page in 1...100 {
      group.addTask { journal.withValue { _ = $0.insert(page) } }
    }
  }

  #expect(journal.value == Set(1...100))
}
