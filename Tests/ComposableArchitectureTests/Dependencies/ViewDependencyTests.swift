import ComposableArchitecture
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Dependencies of views")
struct ViewDependencyTests {
  @Test("a view has the dependencies that views further up hand down")
  func handedDown() {
    let screen = TestScreen {
      VStack {
        Reading()
        Reading().dependency(\.word, "changed")
        VStack { Reading() }.dependency(\.word, "inner").dependency(\.word, "outer")
        Reading().dependency(OwnKey(name: "own"))
      }
    }
    let lines = screen.text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines == ["test, test", "changed, test", "inner, test", "test, own"])
  }

  @Test("a view that stays in its place follows what is handed down")
  func followsChanges() {
    let screen = TestScreen { Switching() }
    #expect(screen.text.contains("test, test"))
    screen.button("Change").press()
    #expect(screen.text.contains("1, test"))
    screen.button("Change").press()
    #expect(screen.text.contains("2, test"))
    screen.button("Reset").press()
    #expect(screen.text.contains("test, test"))
  }

  @Test("an action of a view has them too")
  func action() {
    let words = LockIsolated<[String]>([])
    let screen = TestScreen {
      Acting { word in words.withValue { $0.append(word) } }.dependency(\.word, "changed")
    }
    screen.button("Act").press()
    #expect(words.value == ["changed"])
  }
}

@Suite("Dependencies of previews")
struct PreviewDependencyTests {
  @Test("traits prepare the dependencies of a preview, and throw what their closure throws")
  func traits() throws {
    try withDependencies {
      $0 = .preview
    } operation: {
      try PreviewTrait.dependency(\.word, "trait").prepare()
      try PreviewTrait.dependency(OwnKey(name: "trait")).prepare()
      #expect(DependencyValues._current.word == "trait")
      #expect(DependencyValues._current[OwnKey.self].name == "trait")
      #expect(throws: CancellationError.self) {
        try PreviewTrait.dependencies { _ in throw CancellationError() }.prepare()
      }
    }
  }
}

#Preview("A preview with dependencies", traits: .dependency(\.word, "preview")) {
  Reading()
}

private struct Reading: View {
  @Dependency(\.word) var word
  @Dependency(OwnKey.self) var own

  var body: some View {
    Text("\(word), \(own.name)")
  }
}

private struct Switching: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Reading().dependency(\.word, number == 0 ? "test" : "\(number)")
      Button("Change") { number += 1 }
      Button("Reset") { number = 0 }
    }
  }
}

private struct Acting: View {
  @Dependency(\.word) var word
  let act: (String) -> Void

  var body: some View {
    Button("Act") { act(word) }
  }
}

private struct OwnKey: TestDependencyKey {
  var name: String
  static let testValue = OwnKey(name: "test")
}

private enum WordKey: TestDependencyKey {
  static let testValue = "test"
}

extension DependencyValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}
