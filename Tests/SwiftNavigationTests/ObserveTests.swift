import Observation
import SwiftNavigation
import Synchronization
import Testing

@MainActor
@Suite("Observing with 'observe'")
struct ObserveTests {
  private let model = Model()

  @Test("The closure runs at once")
  func firstRun() {
    var runs = 0
    let token = observe { runs += 1 }
    #expect(runs == 1)
    withExtendedLifetime(token) {}
  }

  @Test("After a change the closure runs again at the next suspension, not before")
  func change() async {
    var counts: [Int] = []
    let token = observe { counts.append(model.count) }
    model.count = 1
    #expect(counts == [0])
    await Task.yield()
    #expect(counts == [0, 1])
    model.count = 2
    await Task.yield()
    #expect(counts == [0, 1, 2])
    withExtendedLifetime(token) {}
  }

  @Test("Several changes in a row are one run, with the last values")
  func changes() async {
    var texts: [String] = []
    let token = observe { texts.append("\(model.name) \(model.count)") }
    model.count = 1
    model.name = "Blob Jr."
    model.count = 2
    await Task.yield()
    await Task.yield()
    #expect(texts == ["Blob 0", "Blob Jr. 2"])
    withExtendedLifetime(token) {}
  }

  @Test("Each run tracks anew what it reads")
  func trackedAnew() async {
    var runs = 0
    let token = observe {
      runs += 1
      if model.count == 0 { _ = model.name }
    }
    model.count = 1
    await Task.yield()
    #expect(runs == 2)
    model.name = "Blob Jr."
    await Task.yield()
    #expect(runs == 2)
    withExtendedLifetime(token) {}
  }

  // MARK: Isolation

  @Test("Written on the main actor, all runs are on the main actor")
  func mainActor() async {
    var runs = 0
    let token = observe {
      MainActor.preconditionIsolated()
      _ = model.count
      runs += 1
    }
    model.count += 1
    await Task.yield()
    #expect(runs == 2)
    withExtendedLifetime(token) {}
  }

  @Test("Written on another global actor, all runs are on that actor")
  @BackgroundActor func globalActor() async {
    let model = BackgroundModel()
    var counts: [Int] = []
    let token = observe {
      BackgroundActor.shared.preconditionIsolated()
      counts.append(model.count)
    }
    model.count = 1
    #expect(counts == [0])
    await Task.yield()
    #expect(counts == [0, 1])
    withExtendedLifetime(token) {}
  }

  @Test("Written in an actor, all runs are on that actor")
  func actorInstance() async {
    #expect(await Worker().work() == [0, 1])
  }

  @Test("Without isolation, later runs are on the main actor")
  nonisolated func noIsolation() async {
    let signal = Signal()
    let (runs, continuation) = AsyncStream.makeStream(of: Void.self)
    let isFirst = Mutex(true)
    let token = observe {
      signal.read()
      let isFirst = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if !isFirst {
        MainActor.preconditionIsolated()
        continuation.finish()
      }
    }
    signal.change()
    for await _ in runs {}
    withExtendedLifetime(token) {}
  }

  @Test("Off the actor that its closure is isolated to, 'observe' stops the program")
  nonisolated func wrongActor() async {
    await #expect(processExitsWith: .failure) {
      let observation = Task.detached { observe { @MainActor in } }
      _ = await observation.value
    }
  }

  // MARK: Ending

  @Test("After the token is let go of, the closure runs no more")
  func tokenReleased() async {
    var runs = 0
    var token: ObserveToken? = observe {
      _ = model.count
      runs += 1
    }
    model.count += 1
    await Task.yield()
    #expect(runs == 2)
    withExtendedLifetime(token) {}
    token = nil
    model.count += 1
    await Task.yield()
    #expect(runs == 2)
  }

  @Test("A run that a change has asked for is skipped when the token is cancelled first")
  func tokenCancelled() async {
    var runs = 0
    let token = observe {
      _ = model.count
      runs += 1
    }
    model.count += 1
    token.cancel()
    await Task.yield()
    #expect(runs == 1)
  }

  @Test("An object that its observer holds goes when the token does")
  func noCycle() {
    var model: Model? = Model()
    weak var reference: Model?
    reference = model
    var token: ObserveToken? = observe { [model] in _ = model?.count }
    model = nil
    withExtendedLifetime(token) { #expect(reference != nil) }
    token = nil
    #expect(reference == nil)
  }
}

@MainActor
@Observable
private final class Model {
  var count = 0
  var name = "Blob"
}

@globalActor private actor BackgroundActor {
  static let shared = BackgroundActor()
}

@BackgroundActor
@Observable
private final class BackgroundModel {
  var count = 0
}

private actor Worker {
  @Observable final class Model {
    var count = 0
  }

  private let model = Model()
  private var counts: [Int] = []

  func work() async -> [Int] {
    let token = observe { self.counts.append(self.model.count) }
    model.count = 1
    await Task.yield()
    token.cancel()
    return counts
  }
}

private final class Signal: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var state: Void { () }

  func read() { registrar.access(self, keyPath: \.state) }
  func change() { registrar.withMutation(of: self, keyPath: \.state) {} }
}
