import CasePaths
import Testing

@testable import ComposableCore

/// How the payload of a case is reached in memory.
@Suite struct CaseAccessTests {
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

  @Test("Every bit of an enum is what it was after its payload has been read")
  func reading() {
    var values: [Payloads] = [
      .flag(true), .large(Large()), .text("a"), .numbers([]), .maybe(nil), .empty, .boxed("a"),
      .nested(.one(1)),
    ]
    let before = values
    let flag = CaseAccess(AnyCasePath(\Payloads.Cases.flag))
    let text = CaseAccess(AnyCasePath(\Payloads.Cases.text))
    let empty = CaseAccess(AnyCasePath(\Payloads.Cases.empty))
    for _ in 0..<2 {
      for index in values.indices {
        withUnsafeMutablePointer(to: &values[index]) { value in
          #expect((flag.read(value) { $0.pointee } == true) == (value.pointee == .flag(true)))
          #expect((text.read(value) { $0.pointee } == "a") == (value.pointee == .text("a")))
          #expect(empty.matches(value) == (value.pointee == .empty))
        }
      }
    }
    #expect(values == before)
  }

  @Test("The payload of another case is not there")
  func otherCase() {
    var value = Payloads.flag(true)
    let text = CaseAccess(AnyCasePath(\Payloads.Cases.text))
    let result: Void? = withUnsafeMutablePointer(to: &value) { text.modify($0) { _ in } }
    #expect(result == nil)
    #expect(value == .flag(true))
  }

  private func expectChange<Payload>(
    of value: Payloads, at path: CaseKeyPath<Payloads, Payload>, to after: Payloads,
    by change: (inout Payload) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let access = CaseAccess(AnyCasePath(path))
    // Twice: the first value tells the number of the case.
    for _ in 0..<2 {
      var value = value
      let result: Void? = withUnsafeMutablePointer(to: &value) { value in
        access.modify(value) { change(&$0.pointee) }
      }
      #expect(result != nil, sourceLocation: sourceLocation)
      #expect(value == after, sourceLocation: sourceLocation)
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
  case nested(Nested)
}
