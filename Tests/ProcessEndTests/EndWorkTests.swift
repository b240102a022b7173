import ConcurrencyExtras
import Foundation
import Testing

@testable import ProcessEnd

struct EndWorkTests {
  private let end = EndWork()
  private let log = LockIsolated<[String]>([])

  private func say(_ text: String) -> @Sendable () -> Void {
    { [log] in log.withValue { $0.append(text) } }
  }

  @Test func `Work is done in its order, then in that of its registration`() {
    _ = end.register(.lastWords, say("last words"))
    _ = end.register(.storage, say("first file"))
    _ = end.register(.storage, say("second file"))
    end.perform()
    #expect(log.value == ["first file", "second file", "last words"])
  }

  @Test func `Each piece is done once, however often the end is performed`() {
    _ = end.register(.storage, say("file"))
    end.perform()
    end.perform()
    _ = end.register(.storage, say("later file"))
    end.perform()
    #expect(log.value == ["file", "later file"])
  }

  @Test func `Work that work registers is done too, in its order`() {
    _ = end.register(.lastWords, say("last words"))
    _ = end.register(.storage) { [end, say] in
      _ = end.register(.storage, say("file of the file"))
    }
    end.perform()
    #expect(log.value == ["file of the file", "last words"])
  }

  @Test func `Work that is taken back is not done`() {
    let registration = end.register(.storage, say("file"))
    registration.cancel()
    end.perform()
    #expect(log.value == [])
  }

  @Test func `Work may end the process itself: the rest is done once`() {
    _ = end.register(.storage) { [end] in end.perform() }
    _ = end.register(.lastWords, say("last words"))
    end.perform()
    #expect(log.value == ["last words"])
  }

  @Test func `Whoever ends the process meanwhile waits until the work is done`() {
    let isWorking = DispatchSemaphore(value: 0)
    let mayGoOn = DispatchSemaphore(value: 0)
    _ = end.register(.storage) { [say] in
      isWorking.signal()
      mayGoOn.wait()
      say("file")()
    }
    Thread.detachNewThread { [end] in end.perform() }
    isWorking.wait()
    let other = Thread { [end, say] in
      end.perform()
      say("the other")()
      isWorking.signal()
    }
    other.start()
    mayGoOn.signal()
    isWorking.wait()
    #expect(log.value == ["file", "the other"])
  }
}
