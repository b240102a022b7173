import ConcurrencyExtras
import Foundation
import Perception
import Testing

@Suite("Reads are tracked until the first change")
struct TrackingTests {
  let model = Counter()
  let changes = LockIsolated(0)

  func track<T>(_ read: () -> T) {
    _ = withPerceptionTracking(read) { [changes] in changes.withValue { $0 += 1 } }
  }

  @Test("The first change of a property that was read calls once, and tracking is over")
  func once() {
    track { (model.count, model.name) }
    model.count = 1
    #expect(changes.value == 1)
    model.count = 2
    model.name = "Blob"
    #expect(changes.value == 1)
    track { model.count }
    model.count = 3
    #expect(changes.value == 2)
  }

  @Test("The call comes before the new value is stored, on the thread that changes it")
  func beforeTheChange() {
    nonisolated(unsafe) let model = model
    let seen = LockIsolated<[Int]>([])
    let thread = pthread_self()
    let isSameThread = LockIsolated(false)
    let onChange: @Sendable () -> Void = {
      seen.withValue { $0.append(model.count) }
      isSameThread.setValue(pthread_self() == thread)
    }
    #expect(withPerceptionTracking({ model.count }, onChange: onChange) == 0)
    model.count = 1
    #expect(seen.value == [0])
    #expect(isSameThread.value)
  }

  @Test("A change of a property that was not read does not call")
  func notRead() {
    track { model.count }
    model.name = "Blob"
    #expect(changes.value == 0)
  }

  @Test("What a computed property reads is tracked, and an ignored property is not")
  func computed() {
    track { model.ignoredTwice }
    model.ignored = 1
    #expect(changes.value == 0)
    track { model.summary }
    model.name = "Blob"
    #expect(changes.value == 1)
  }

  @Test("Setting an equal value stores it and does not call")
  func equalValue() {
    model.tag = Tag(text: "blue")
    track { model.tag }
    model.tag = Tag(text: "blue", note: 1)
    #expect(changes.value == 0)
    #expect(model.tag.note == 1)
  }

  @Test("Setting the same object does not call, another one does")
  func sameObject() {
    let child = Counter.Child()
    model.child = child
    track { model.child }
    model.child = child
    #expect(changes.value == 0)
    model.child = Counter.Child()
    #expect(changes.value == 1)
  }

  @Test("Setting a value that cannot be compared always calls")
  func incomparable() {
    track { model.action }
    model.action = {}
    #expect(changes.value == 1)
  }

  @Test("A change in place always calls", arguments: [0, 1])
  func inPlace(_ amount: Int) {
    track { model.count }
    model.count += amount
    #expect(changes.value == 1)
    track { model.items }
    model.items.append(1)
    #expect(changes.value == 2)
    #expect(model.items == [1])
  }

  @Test("A change in place does not copy the storage")
  func uniqueStorage() {
    let isUnique = model.buffer.isUnique()
    #expect(isUnique)
    track { model.buffer }
    let isUniqueWhenTracked = model.buffer.isUnique()
    #expect(isUniqueWhenTracked)
    #expect(changes.value == 1)
  }

  @Test("A weak property is tracked and does not hold its object")
  func weakProperty() {
    var parent: Counter.Child? = Counter.Child()
    track { model.parent }
    model.parent = parent
    #expect(changes.value == 1)
    #expect(model.parent === parent)
    parent = nil
    #expect(model.parent == nil)
  }

  @Test("Observers of a tracked property are called")
  func propertyObservers() {
    track { model.observed }
    model.observed = 1
    #expect(model.events == ["will set 1", "did set 0"])
    #expect(changes.value == 1)
  }

  @Test("What is read in an inner tracking is tracked by the outer one too")
  func nested() {
    let inner = LockIsolated(0)
    track {
      withPerceptionTracking {
        model.count
      } onChange: {
        inner.withValue { $0 += 1 }
      }
    }
    model.count = 1
    #expect(inner.value == 1)
    #expect(changes.value == 1)
  }

  @Test("What another thread reads meanwhile is not tracked")
  func otherThread() async {
    nonisolated(unsafe) let model = model
    track {
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        _ = model.count
        done.signal()
      }
      done.wait()
    }
    model.count = 1
    #expect(changes.value == 0)
  }

  @Test("Perception and Observation see the same reads and changes")
  func observation() {
    func isObservable(_ value: some Observable) {}
    isObservable(model)
    withObservationTracking {
      _ = model.count
    } onChange: { [changes] in
      changes.withValue { $0 += 1 }
    }
    model.count = 1
    #expect(changes.value == 1)

    let plain = Plain()
    track { plain.count }
    plain.count = 1
    #expect(changes.value == 2)
  }

  @Test("A type that is not observable is tracked property by property")
  func handwritten() {
    let model = Handwritten()
    track { model.x }
    model.y = 1
    #expect(changes.value == 0)
    model.x = 1
    #expect(changes.value == 1)
    track { model.y }
    model.y = 2
    #expect(changes.value == 2)
  }

  @Test("A class of the main actor keeps its isolation, and initializes what its properties need")
  @MainActor func mainActor() {
    let screen = Screen(title: "Home")
    track { (screen.title, screen.badge) }
    screen.subtitle = "Everything"
    #expect(changes.value == 0)
    screen.badge = 1
    #expect(changes.value == 1)
    #expect(screen.title == "Home")
  }

  @Test("A subclass tracks its own properties and those of its superclass")
  func subclass() {
    let model = Derived()
    track { model.base }
    model.base = 1
    #expect(changes.value == 1)
    track { model.derived }
    model.base = 2
    #expect(changes.value == 1)
    model.derived = 1
    #expect(changes.value == 2)
  }

  @Test("A generic class is tracked")
  func generic() {
    let model = Box(0)
    track { model.value }
    model.value = 1
    #expect(changes.value == 1)
  }
}

@Perceptible class Base { var base = 0 }

@Perceptible final class Derived: Base { var derived = 0 }

@Perceptible final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@Observable final class Plain { var count = 0 }
