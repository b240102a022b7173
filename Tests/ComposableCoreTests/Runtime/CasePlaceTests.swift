import CasePaths
import Testing

@testable import ComposableCore

/// How the payload of a case is reached in memory.
@Suite struct CasePlaceTests {
  @Test("Payloads of every layout are changed, and the enum is in the same case afterwards")
  func layouts() {
    let long = "a text that is too long to lie in the string"
    expectChange(of: .flag(true), at: \.flag, to: .flag(false)) { $0.toggle() }
    expectChange(of: .large(Large()), at: \.large, to: .large(Large(d: 7))) { $0.d = 7 }
    expectChange(of: .text("a"), at: \.text, to: .text(long)) { $0 = long }
    expectChange(of: .text(long), at: \.text, to: .text(long + "!")) { $0 += "!" }
    expectChange(of: .numbers([1]), at: \.numbers, to: .numbers([1, 2])) { $0.append(2) }
    expectChange(of: .maybe(nil), at: \.maybe, to: .maybe(3)) { $0 = 3 }
    expectChange(of: .maybe(3), at: \.maybe, to: .maybe(nil)) { $0 = nil }
    expectChange(of: .pair(1, name: "a"), at: \.pair, to: .pair(2, name: "b")) {
      $0 = (2, name: "b")
    }
    expectChange(of: .boxed(long), at: \.boxed, to: .boxed("b")) { $0 = "b" }
    expectChange(of: .nested(.two("a")), at: \.nested, to: .nested(.one(1))) { $0 = .one(1) }
    expectChange(of: .nested(.two("a")), at: \.nested.two, to: .nested(.two("ab"))) { $0 += "b" }
  }

  @Test("A payload in a box is changed in this value only, not in its copies")
  func copiesOfABox() {
    let original = Payloads.boxed("a")
    expectChange(of: original, at: \.boxed, to: .boxed("b")) { $0 = "b" }
    #expect(original == .boxed("a"))
  }

  @Test("A payload is read where it lies or from a copy of it, and no bit of the enum changes")
  func reading() {
    let long = "a text that is too long to lie in the string"
    for _ in 0..<2 {
      expectRead(of: .flag(true), at: \.flag, as: true)
      expectRead(of: .large(Large()), at: \.large, as: Large())
      expectRead(of: .text("a"), at: \.text, as: "a")
      expectRead(of: .text(long), at: \.text, as: long)
      expectRead(of: .numbers([1, 2]), at: \.numbers, as: [1, 2])
      expectRead(of: .maybe(nil), at: \.maybe, as: nil)
      expectRead(of: .boxed(long), at: \.boxed, as: long)
      expectRead(of: .boxedNumber(7), at: \.boxedNumber, as: 7)
      expectRead(of: .nested(.two("a")), at: \.nested, as: .two("a"))
      expectRead(of: .nested(.two("a")), at: \.nested.two, as: "a")
    }
  }

  @Test("A weak reference in a payload is read as any other payload")
  func weakReference() {
    let object = Object()
    var value = Holder.object(WeakObject(object: object))
    let place = CasePlace(AnyCasePath(\Holder.Cases.object))
    withUnsafeMutablePointer(to: &value) { value in
      for _ in 0..<2 {
        let isPresent = place.read(value) {
          #expect($0.assumingMemoryBound(to: WeakObject.self).pointee.object === object)
        }
        #expect(isPresent)
      }
    }
  }

  @Test("The payload of another case is not there")
  func otherCase() {
    var value = Payloads.flag(true)
    let text = CasePlace(AnyCasePath(\Payloads.Cases.text))
    withUnsafeMutablePointer(to: &value) { value in
      for _ in 0..<2 {
        #expect(text.open(UnsafeMutableRawPointer(value), for: .changing) == nil)
        #expect(text.open(UnsafeMutableRawPointer(value), for: .reading) == nil)
      }
    }
    #expect(value == .flag(true))
  }

  private func expectChange<Payload>(
    of value: Payloads, at path: CaseKeyPath<Payloads, Payload>, to after: Payloads,
    by change: (inout Payload) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let place = CasePlace(AnyCasePath(path))
    // Twice: the first value tells the number of the case.
    for _ in 0..<2 {
      var value = value
      withUnsafeMutablePointer(to: &value) { value in
        let value = UnsafeMutableRawPointer(value)
        guard let payload = place.open(value, for: .changing) else {
          Issue.record("The value is in another case.", sourceLocation: sourceLocation)
          return
        }
        change(&payload.assumingMemoryBound(to: Payload.self).pointee)
        place.close(payload, in: value, after: .changing)
      }
      #expect(value == after, sourceLocation: sourceLocation)
    }
  }

  private func expectRead<Payload: Equatable>(
    of value: Payloads, at path: CaseKeyPath<Payloads, Payload>, as payload: Payload,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let place = CasePlace(AnyCasePath(path))
    var value = value
    let before = withUnsafeBytes(of: value) { Array($0) }
    for _ in 0..<2 {
      var found: Payload?
      _ = withUnsafeMutablePointer(to: &value) { value in
        place.read(value) { found = $0.assumingMemoryBound(to: Payload.self).pointee }
      }
      #expect(found == payload, sourceLocation: sourceLocation)
      #expect(withUnsafeBytes(of: value) { Array($0) } == before, sourceLocation: sourceLocation)
    }
  }
}

private struct Large: Equatable {
  var a = 1
  var b = "b"
  var c: [String] = ["c"]
  var d = 4
}

@CasePathable
private enum Nested: Equatable {
  case one(Int)
  case two(String)
}

@CasePathable
private enum Payloads: Equatable {
  case flag(Bool)
  case empty
  case large(Large)
  case text(String)
  case numbers([Int])
  case maybe(Int?)
  case pair(Int, name: String)
  indirect case boxed(String)
  indirect case boxedNumber(Int)
  case nested(Nested)
}

private final class Object {}

private struct WeakObject {
  weak var object: Object?
}

@CasePathable
private enum Holder {
  case object(WeakObject)
  case nothing
}
