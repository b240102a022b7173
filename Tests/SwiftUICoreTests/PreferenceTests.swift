import DataFlow
import Elements
import Observation
import SwiftUICore
import Testing

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Note: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

@MainActor
@Suite("Preferences go up")
struct PreferenceTests {
  @Observable
  final class Log {
    @ObservationIgnored var values: [[String]] = []
    var names = ["b", "c"]
    var isShown = true
    var counter = 0
  }

  struct Named: View {
    let name: String
    var body: some View { Line(name).preference(key: Names.self, value: [name]) }
  }

  struct Middle: View {
    let log: Log
    var body: some View {
      Named(name: "a")
      ForEach(log.names, id: \.self) { Named(name: $0) }
      if log.isShown { Named(name: "last") }
      Line("\(log.counter)")
    }
  }

  struct Reader: View {
    let log: Log
    var body: some View {
      Middle(log: log).onPreferenceChange(Names.self) { log.values.append($0) }
    }
  }

  @Test("The values of several views become one, in the order of the source")
  func reduced() {
    let log = Log()
    _ = Screen { Reader(log: log) }
    #expect(log.values == [["a", "b", "c", "last"]])
  }

  @Test("A view that comes, goes or moves changes the value")
  func structure() {
    let log = Log()
    let screen = Screen { Reader(log: log) }
    log.isShown = false
    screen.update()
    #expect(log.values.last == ["a", "b", "c"])
    log.names = ["c", "b"]
    screen.update()
    #expect(log.values.last == ["a", "c", "b"])
    log.names.append("d")
    screen.update()
    #expect(log.values.last == ["a", "c", "b", "d"])
  }

  @Test("A change that leaves the values as they are runs no action and no other body")
  func unrelatedChange() {
    let log = Log()
    let screen = Screen { Reader(log: log) }
    screen.forgetBodies()
    log.counter = 1
    screen.update()
    #expect(screen.texts.last == "1")
    #expect(log.values.count == 1)
    #expect(screen.bodies(of: Reader.self) == 0)
  }

  @Test("What a view gives takes the place of what is in it, and a transformation changes it")
  func outerCounts() {
    let log = Log()
    _ = Screen {
      Named(name: "inner")
        .preference(key: Names.self, value: ["outer"])
        .transformPreference(Names.self) { $0.append("more") }
        .onPreferenceChange(Names.self) { log.values.append($0) }
    }
    #expect(log.values == [["outer", "more"]])
  }

  @Test("A transformation begins with the default where no view gives a value")
  func transformedDefault() {
    let log = Log()
    _ = Screen {
      Line("plain")
        .transformPreference(Names.self) { $0.append("only") }
        .onPreferenceChange(Names.self) { log.values.append($0) }
    }
    #expect(log.values == [["only"]])
  }

  @Test("Where no view gives a value, nobody is told")
  func defaults() {
    let log = Log()
    log.names = []
    _ = Screen {
      Named(name: "only")
        .onPreferenceChange(Names.self) { log.values.append($0) }
        .onPreferenceChange(Note.self) { _ in log.values.append(["note"]) }
    }
    #expect(log.values == [["only"]])
  }

  struct Conditional: View {
    let log: Log
    var body: some View {
      Group {
        if log.isShown { Named(name: "only") }
      }
      .onPreferenceChange(Names.self) { log.values.append($0) }
    }
  }

  @Test("Where the last view that gives a value goes, it is the default")
  func lastGoes() {
    let log = Log()
    let screen = Screen { Conditional(log: log) }
    log.isShown = false
    screen.update()
    #expect(log.values == [["only"], []])
  }

  @Test("A key of optionals has nil as its default")
  func optionalDefault() {
    #expect(Note.defaultValue == nil)
  }

  @Test("A view is laid over another, made of a value that the other hands up")
  func decoration() {
    let log = Log()
    let screen = Screen {
      VStack { Middle(log: log) }
        .overlayPreferenceValue(Names.self) { Line($0.joined(separator: "+")) }
        .backgroundPreferenceValue(Names.self) { Line($0.joined(separator: "-")) }
    }
    #expect(screen.texts.contains("a+b+c+last"))
    #expect(screen.texts.first == "a-b-c-last")
    log.isShown = false
    screen.update()
    #expect(screen.texts.contains("a+b+c"))
  }

  @Test("Rows hand values up in their order")
  func rows() {
    let log = Log()
    log.names = ["a", "b", "c", "d", "e"]
    let screen = Screen {
      List { ForEach(log.names, id: \.self) { Named(name: $0) } }
        .onPreferenceChange(Names.self) { log.values.append($0) }
    }
    screen.update()
    #expect(log.values.last == log.names)
  }

  struct Counting: View {
    let log: Log
    let name: String
    var body: some View {
      Line(name).transformPreference(Names.self) {
        $0.append(name); log.counter += 1
      }
    }
  }

  struct Deep: View {
    @State private var name = "x"
    let log: Log
    var body: some View {
      Press("rename") { name += "x" }
      Counting(log: log, name: name)
    }
  }

  @Test("One change makes only the values on its way up anew")
  func proportional() {
    let log = Log()
    let screen = Screen {
      ForEach(0..<50) { Counting(log: log, name: "\($0)") }
      Deep(log: log)
    }
    log.counter = 0
    screen.press("rename")
    #expect(log.counter == 1)
  }
}
