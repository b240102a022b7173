import CustomDump
import Foundation
import IssueReporting
import Testing

@testable import ComposableCore

@CasePathable
private enum Screen: Equatable {
  case list([Int])
  case detail(String)
}

@Suite struct `Stack state` {
  @Test func `Elements get ids that are never given again`() {
    var stack = StackState(["a", "b"])
    #expect(stack.ids.map { $0 } == [0, 1])

    stack.removeLast()
    stack.append("c")
    #expect(stack.ids.map { $0 } == [0, 2])

    stack.removeAll()
    stack.append(contentsOf: ["d", "e"])
    #expect(stack.ids.map { $0 } == [3, 4])
    #expect(Array(stack) == ["d", "e"])
  }

  @Test func `It is a collection whose elements are inserted and removed anywhere`() {
    var stack = StackState([1, 2, 3])
    stack.insert(9, at: 1)
    stack.remove(at: 0)
    stack.removeLast(1)
    #expect(Array(stack) == [9, 2])
    #expect(stack.ids.map { $0 } == [3, 1])
  }

  @Test func `An element is changed under its id`() {
    var stack = StackState(["a", "b"])
    stack[id: 1]?.append("!")
    stack[id: 0] = "A"
    #expect(Array(stack) == ["A", "b!"])
    #expect(stack[id: 7] == nil)

    stack[id: 0] = nil
    stack[id: 7] = nil
    #expect(stack.ids.map { $0 } == [1])
  }

  @Test func `In a test an element may be written under an id that is not there`() {
    var stack = StackState(["a"])
    stack[id: 7] = "b"
    #expect(stack.ids.map { $0 } == [0, 7])
  }

  @Test func `Popping removes elements from the top`() {
    var stack = StackState([1, 2, 3, 4])
    stack.pop(from: 3)
    stack.pop(to: 1)
    stack.pop(from: 9)
    stack.pop(to: 9)
    #expect(Array(stack) == [1, 2])
  }

  @Test func `The payload of an element's case is changed and removed`() {
    var stack = StackState<Screen>([.list([1]), .detail("a")])
    stack[id: 0, case: \.list]?.append(2)
    #expect(stack[id: 0] == .list([1, 2]))
    let detail = stack[id: 0, case: \.detail]
    #expect(detail == nil)

    withKnownIssue {
      stack[id: 0, case: \.detail] = "b"
    } matching: {
      $0.description.contains("The case 'detail' of the stack element #0")
        && $0.description.contains("Screen.list")
    }
    withExpectedIssue { stack[id: 9, case: \.detail] = "b" }
    #expect(Array(stack) == [.list([1, 2]), .detail("a")])

    stack[id: 1, case: \.detail] = nil
    #expect(stack.count == 1)
  }

  @Test func `Stacks are equal when elements and ids are`() {
    let stack = StackState(["a"])
    var copy = stack
    #expect(stack == copy)
    #expect(stack != StackState(["a"]))
    copy[id: 0] = "b"
    #expect(stack != copy)
    #expect(Set([stack, copy, stack]).count == 2)
  }

  @Test func `It is coded as an array, and decoded elements get new ids`() throws {
    let stack = StackState(["a", "b"])
    let data = try JSONEncoder().encode(stack)
    #expect(String(decoding: data, as: UTF8.self) == #"["a","b"]"#)
    let decoded = try JSONDecoder().decode(StackState<String>.self, from: data)
    #expect(decoded.ids.map { $0 } == [2, 3])
  }

  @Test func `A dump shows the ids`() {
    #expect(
      String(customDumping: StackState(["a", "b"])) == """
        [
          #0: "a",
          #1: "b"
        ]
        """)
  }
}
