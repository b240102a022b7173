import ConcurrencyExtras
import Dispatch
import Foundation
import Testing

@testable import Sharing

/// When values are written.
struct ThrottleTests {
  private let files: TestFiles

  init() throws { files = try TestFiles() }

  @Test func `The first change is written at once, those of the next second together after it`() {
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    #expect(files.text("n") == "1")
    $n.withLock { $0 = 2 }
    $n.withLock { $0 = 3 }
    files.time.advance(by: 999)
    #expect(files.text("n") == "1")
    files.time.advance(by: 1)
    #expect(files.text("n") == "3")
    #expect(files.time.isEmpty)
    $n.withLock { $0 = 4 }
    #expect(files.text("n") == "4")
  }

  @Test func `Changes two seconds apart are both written at once`() {
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    files.time.advance(by: 2000)
    $n.withLock { $0 = 2 }
    #expect(files.text("n") == "2")
  }

  @Test func `Where nothing is held, nothing is written after the second`() throws {
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    try FileManager.default.removeItem(at: files.url("n"))
    files.time.advance(by: 1000)
    #expect(files.text("n") == nil)
  }

  @Test func `Saving by hand writes at once, and what was held is not written again`() async throws
  {
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    $n.withLock { $0 = 2 }
    try await $n.save()
    #expect(files.text("n") == "2")
    try FileManager.default.removeItem(at: files.url("n"))
    files.time.advance(by: 1000)
    #expect(files.text("n") == nil)
  }

  @Test func `What is held is written when the process ends, and so is what comes after`() {
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    $n.withLock { $0 = 2 }
    files.end.perform()
    #expect(files.text("n") == "2")
    $n.withLock { $0 = 3 }
    #expect(files.text("n") == "3")
    $n.withLock { $0 = 4 }
    #expect(files.text("n") == "4")
  }

  @Test func `The end of the process waits for what is being written`() {
    let isEncoding = DispatchSemaphore(value: 0)
    let mayGoOn = DispatchSemaphore(value: 0)
    let key = FileStorageKey(url: files.url("n"), storage: files.storage) { _ in
      0
    } encode: {
      isEncoding.signal()
      mayGoOn.wait()
      return Data("\($0)".utf8)
    }
    let hasEnded = LockIsolated(false)
    let threads = DispatchGroup()
    DispatchQueue.global().async(group: threads) {
      key.save(1, context: .didSet, continuation: SaveContinuation { _ in })
    }
    isEncoding.wait()
    let end = files.end
    DispatchQueue.global().async(group: threads) {
      end.perform()
      hasEnded.setValue(true)
    }
    #expect(!hasEnded.value)
    mayGoOn.signal()
    threads.wait()
    #expect(hasEnded.value)
    #expect(files.text("n") == "1")
  }

  @Test func `What is held outlives who changed it, and is what others load`() {
    do {
      @Shared(files.key("n")) var n = 0
      $n.withLock { $0 = 1 }
      $n.withLock { $0 = 2 }
    }
    #expect(files.text("n") == "1")
    @Shared(files.key("n")) var n = 0
    #expect(n == 2)
    files.time.advance(by: 1000)
    #expect(files.text("n") == "2")
  }

  @Test(.timeLimit(.minutes(1)))
  func `Many changes in a second cost as much each as a few, and each is told its outcome`() {
    let key = files.key("n")
    let told = LockIsolated(0)
    let count = 300_000
    for value in 1...count {
      key.save(
        value, context: .didSet,
        continuation: SaveContinuation { _ in told.withValue { $0 += 1 } })
    }
    #expect(told.value == 1)
    files.time.advance(by: 1000)
    #expect(told.value == count)
    #expect(files.text("n") == "\(count)")
  }

  @Test func `Files are held apart`() {
    @Shared(files.key("a")) var a = 0
    @Shared(files.key("b")) var b = 0
    $a.withLock { $0 = 1 }
    $b.withLock { $0 = 2 }
    #expect(files.text("a") == "1")
    #expect(files.text("b") == "2")
  }

  @Test func `Many threads lose no change, and the file has the last one`() async throws {
    @Shared(files.key("n")) var n = 0
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask { [$n] in
          for _ in 0..<10 { $n.withLock { $0 += 1 } }
        }
      }
    }
    files.time.advance(by: 1000)
    #expect(n == 1000)
    #expect(files.text("n") == "1000")
  }
}
