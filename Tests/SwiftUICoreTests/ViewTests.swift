import DataFlow
import Elements
import SwiftUICore
import Testing

@MainActor
@Suite("Views that are made of views")
struct ViewTests {
  struct Counter: View {
    var name = "count"
    @State private var count = 0
    var body: some View { Press("\(name) \(count)") { count += 1 } }
  }

  @Test("A modifier has state of its own, and its body is skipped when only the view changes")
  func modifierBody() {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        content
        Press("modifier \(count)") { count += 1 }
      }
    }
    struct Parent: View {
      @State private var number = 0
      var body: some View {
        Press("next") { number += 1 }
        Line("number \(number)").modifier(Counting())
      }
    }
    let screen = Screen { Parent() }
    screen.press("modifier 0")
    #expect(screen.texts == ["next", "number 0", "modifier 1"])
    screen.forgetBodies()
    screen.press("next")
    #expect(screen.texts == ["next", "number 1", "modifier 1"])
    #expect(screen.bodies(of: Counting.self) == 0)
  }

  @Test("A modifier may show its content in two places, each with its own state")
  func contentTwice() {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        content
        content
      }
    }
    let screen = Screen { Counter().modifier(Twice()) }
    screen.press("count 0")
    #expect(screen.texts == ["count 1", "count 0"])
  }

  @Test("Modifiers can be joined to one")
  func concatenation() {
    struct Note: ViewModifier {
      let text: String
      func body(content: Content) -> some View {
        content
        Line(text)
      }
    }
    let screen = Screen { Line("view").modifier(Note(text: "first").concat(Note(text: "second"))) }
    #expect(screen.texts == ["view", "first", "second"])
  }

  @Test("An AnyView keeps state while the type is the same, and begins anew with another")
  func anyView() {
    struct Other: View {
      @State private var count = 100
      var body: some View { Press("other \(count)") { count += 1 } }
    }
    struct Parent: View {
      @State private var step = 0
      var body: some View {
        Press("step") { step += 1 }
        step < 2 ? AnyView(Counter(name: "step \(step):")) : AnyView(AnyView(Other()))
      }
    }
    let screen = Screen { Parent() }
    screen.press("step 0: 0")
    screen.press("step")
    #expect(screen.texts == ["step", "step 1: 1"])
    screen.press("step")
    #expect(screen.texts == ["step", "other 100"])
  }

  @Test("A dynamic property that is made of others has their state, and is updated before the body")
  func nestedProperties() {
    struct Doubled: DynamicProperty {
      @State var count = 2
      private(set) var doubled = 0
      mutating func update() { doubled = count * 2 }
    }
    struct Reader: View {
      private var value = Doubled()
      @State private var own = 1
      var body: some View {
        Press("doubled \(value.doubled) own \(own)") {
          value.count += 1
          own += 10
        }
      }
    }
    let screen = Screen { Reader() }
    screen.press("doubled 4 own 1")
    #expect(screen.texts == ["doubled 6 own 11"])
  }

  @Test("A view that is equal by its own rule is skipped")
  func equatable() {
    struct Rounded: View, Equatable {
      let value: Double
      let action: () -> Void
      nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.value.rounded() == rhs.value.rounded()
      }
      var body: some View { Press("value \(value)", action: action) }
    }
    struct Parent: View {
      @State private var value = 1.0
      var body: some View {
        Press("add") { value += 0.25 }
        Rounded(value: value) { value = 0 }
      }
    }
    let screen = Screen { Parent() }
    screen.press("add")
    #expect(screen.texts == ["add", "value 1.0"])
    screen.press("add")
    #expect(screen.texts == ["add", "value 1.5"])
  }

  @Test("A builder takes as many views as there are")
  func manyViews() {
    let screen = Screen {
      Line("1"); Line("2"); Line("3"); Line("4"); Line("5"); Line("6"); Line("7"); Line("8")
      Line("9"); Line("10"); Line("11"); Line("12"); Line("13"); Line("14"); Line("15")
    }
    #expect(screen.texts == (1...15).map(String.init))
  }

  @Test("Views may be nested as deep as they like")
  func deepNesting() {
    struct Nested: View {
      let depth: Int
      var body: some View {
        if depth == 0 { Line("bottom") } else { Nested(depth: depth - 1) }
      }
    }
    let screen = Screen { Nested(depth: 2_000) }
    #expect(screen.texts == ["bottom"])
    screen.host.close()
  }

  @Test("So may stacks, with modifiers")
  func deepStacks() {
    struct Nested: View {
      let depth: Int
      var body: some View {
        VStack {
          if depth == 0 { Line("bottom") } else { Nested(depth: depth - 1).padding(0) }
        }
      }
    }
    let screen = Screen { Nested(depth: 500) }
    #expect(screen.texts == ["bottom"])
    screen.host.close()
  }

  struct Whole: View, Equatable {
    @State private var count = 0
    let value: Double
    nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.value.rounded() == rhs.value.rounded()
    }
    var body: some View { Press("\(value) \(count)") { count += 1 } }
  }

  @Test("With equatable(), == alone tells whether the view is evaluated again, state or not")
  func equatableView() {
    struct Parent: View {
      @State private var value = 1.0
      var body: some View {
        Press("add") { value += 0.25 }
        Whole(value: value).equatable()
      }
    }
    let screen = Screen { Parent() }
    screen.press("1.0 0")
    screen.press("add")
    #expect(screen.texts == ["add", "1.0 1"])
    screen.press("add")
    #expect(screen.texts == ["add", "1.5 1"])
  }

  @Test("A namespace is one as long as its view is there, and differs from others")
  func namespace() {
    final class Log { var ids: [Namespace.ID] = [] }
    struct Spaced: View {
      @Namespace private var first
      @Namespace private var second
      @State private var count = 0
      let log: Log
      var body: some View {
        let _ = log.ids += [first, second]
        Press("\(count)") { count += 1 }
      }
    }
    let log = Log()
    let screen = Screen { Spaced(log: log) }
    screen.press("0")
    #expect(log.ids.count == 4)
    #expect(log.ids[0] == log.ids[2] && log.ids[1] == log.ids[3])
    #expect(log.ids[0] != log.ids[1])
  }
}
