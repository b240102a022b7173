import ConcurrencyExtras
import Foundation
@_spi(SwiftUI) import PerceptionCore
import Testing

@Suite("A registrar is no part of a value that stores it")
struct RegistrarTests {
  struct Value: Hashable, Codable {
    var number = 1
    var registrar = PerceptionRegistrar()
  }

  @Test("Any two registrars are equal and add nothing to a hash")
  func equality() {
    #expect(Value() == Value())
    #expect(Set([Value(), Value()]).count == 1)
    #expect(Value() != Value(number: 2))
  }

  @Test("It is encoded as nothing, and decoded as a fresh one")
  func coding() throws {
    let data = try JSONEncoder().encode(Value(number: 3))
    #expect(try JSONDecoder().decode(Value.self, from: data) == Value(number: 3))
    #expect(String(decoding: data, as: UTF8.self) == #"{"number":3}"#)
    #expect(
      try JSONDecoder().decode(Value.self, from: Data(#"{"number":4}"#.utf8)) == Value(number: 4))
  }

  @Test("The access of old expansions, with its location, is one")
  @available(*, deprecated)
  func oldAccess() {
    final class Model: Observable {
      let registrar = PerceptionRegistrar()
      var x: Int { 0 }
    }
    let model = Model()
    let changes = LockIsolated(0)
    withPerceptionTracking {
      model.registrar.access(
        model, keyPath: \.x, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    model.registrar.withMutation(of: model, keyPath: \.x) {}
    #expect(changes.value == 1)
  }

  @Test("A tracking of view libraries tells what changes, before and after, until it is cancelled")
  func viewLibraries() {
    nonisolated(unsafe) let model = Counter()
    let events = LockIsolated<[String]>([])
    withPerceptionTracking {
      _ = model.count
    } willSet: { tracking in
      let isCount = tracking.changed == \Counter.count
      events.withValue { $0.append("will \(isCount) \(model.count)") }
    } didSet: { tracking in
      events.withValue { $0.append("did \(model.count)") }
      tracking.cancel()
    }
    model.count = 1
    model.count = 2
    #expect(events.value == ["will true 0", "did 1"])
  }

  @Test("Whether reads are checked can be set, and nothing is reported either way")
  func checking() {
    #expect(!isPerceptionCheckingEnabled)
    isPerceptionCheckingEnabled = true
    defer { isPerceptionCheckingEnabled = false }
    #expect(isPerceptionCheckingEnabled)
    #expect(!_PerceptionLocals.skipPerceptionChecking)
    _PerceptionLocals.$skipPerceptionChecking.withValue(true) {
      #expect(_PerceptionLocals.skipPerceptionChecking)
    }
  }
}
