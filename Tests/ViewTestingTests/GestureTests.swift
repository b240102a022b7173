import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Gestures")
struct GestureTests {
  @Observable
  final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  @Test("A tap is a press and a release on the view, or Return")
  func tap() {
    let log = Log()
    let screen = TestScreen {
      Text("Target").gesture(TapGesture().onEnded { log.add("tap") })
    }
    screen.click("Target")
    #expect(log.entries == ["tap"])
    screen.press(.enter)
    #expect(log.entries == ["tap", "tap"])
    screen.drag(from: screen.place(of: "Target"), to: (0, 0))
    #expect(log.entries == ["tap", "tap"])
  }

  @Test("A tap says where it was, in the coordinates of the view")
  func place() {
    let log = Log()
    let screen = TestScreen(columns: 20, rows: 5) {
      Color.red.frame(width: 80, height: 32)
        .onTapGesture { log.add("\(Int($0.x)) \(Int($0.y))") }
    }
    // The view is ten cells wide and stands in the middle.
    screen.click(column: 6, row: 2)
    #expect(log.entries == ["12 24"] || log.entries == ["12 8"])
    screen.press(.enter)
    #expect(log.entries.last == "40 16")
  }

  @Test("A drag has its values from where it began to where it ends")
  func drag() {
    let log = Log()
    let screen = TestScreen(columns: 40, rows: 10) {
      Color.red.gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { log.add("changed \(Int($0.translation.width))") }
          .onEnded { log.add("ended \(Int($0.startLocation.x)) \(Int($0.location.x))") })
    }
    screen.drag(from: (2, 2), to: (12, 2))
    #expect(log.entries.first == "changed 16")
    #expect(log.entries.suffix(2) == ["changed 80", "ended 20 100"])
    // Less than the distance from which on it drags.
    screen.drag(from: (2, 2), to: (3, 2))
    #expect(log.entries.last == "ended 20 100")
  }

  @Test("A drag without a distance begins with the press, also by the keyboard")
  func dragWithoutDistance() {
    let log = Log()
    let screen = TestScreen(columns: 40, rows: 10) {
      Color.red.gesture(
        DragGesture(minimumDistance: 0).onChanged { log.add("\(Int($0.location.x))") })
    }
    screen.click(column: 2, row: 2)
    screen.press(.enter)
    #expect(log.entries == ["20", "160"])
  }

  struct Draggable: View {
    @GestureState private var distance = 0.0
    var body: some View {
      VStack {
        Text("distance \(Int(distance))")
        Color.red.gesture(
          DragGesture().updating($distance) { value, distance, _ in
            distance = value.translation.width
          })
      }
    }
  }

  @Test("A gesture state has its value while the gesture lasts")
  func gestureState() {
    let screen = TestScreen(columns: 40, rows: 10) { Draggable() }
    screen.drag(from: (2, 5), to: (7, 5)) { #expect(screen.contains("distance 40")) }
    #expect(screen.contains("distance 0"))
  }

  @Test("A long press is the other button of the mouse, or a key")
  func longPress() {
    let log = Log()
    let screen = TestScreen {
      Text("Target")
        .onLongPressGesture {
          log.add("held")
        } onPressingChanged: {
          log.add("\($0)")
        }
    }
    let place = screen.place(of: "Target")
    screen.secondaryClick(column: place.column, row: place.row)
    #expect(log.entries == ["held"])
    screen.click("Target")
    #expect(log.entries == ["held", "true", "false"])
    screen.type("m")
    screen.press(.enter)
    #expect(log.entries == ["held", "true", "false", "held", "held"])
  }

  @Test("What is in the view comes first; with a simultaneous gesture both come")
  func precedence() {
    let log = Log()
    let screen = TestScreen {
      Button("Plain") { log.add("button") }.gesture(TapGesture().onEnded { log.add("tap") })
      Button("Both") { log.add("button") }
        .simultaneousGesture(TapGesture().onEnded { log.add("tap") })
      Button("First") { log.add("button") }
        .highPriorityGesture(TapGesture().onEnded { log.add("tap") })
      Button("Off") { log.add("button") }
        .simultaneousGesture(TapGesture().onEnded { log.add("tap") }, including: .subviews)
    }
    func entries(_ act: () -> Void) -> Set<String> {
      log.entries = []
      act()
      return Set(log.entries)
    }
    for act in [screen.clickOn, screen.pressByKeyboard] {
      #expect(entries { act("Plain") } == ["button"])
      #expect(entries { act("Both") } == ["button", "tap"])
      #expect(log.entries.count == 2)
      #expect(entries { act("First") } == ["tap"])
      #expect(entries { act("Off") } == ["button"])
    }
  }

  @Test("A button with a simultaneous gesture is one stop of the focus")
  func focus() {
    let screen = TestScreen {
      Button("A") {}.simultaneousGesture(TapGesture().onEnded {})
      Button("B") {}
    }
    screen.button("A").focus()
    screen.press(.tab)
    #expect(screen.button("B").isFocused)
  }

  struct DoubleTap: Gesture {
    let action: () -> Void
    var body: some Gesture<Void> { TapGesture(count: 2).onEnded(action) }
  }

  @Test("A gesture of one's own is made of others")
  func ownGesture() {
    let log = Log()
    let screen = TestScreen { Text("Target").gesture(DoubleTap { log.add("tap") }) }
    screen.click("Target")
    #expect(log.entries == ["tap"])
  }

  @Test("A disabled view follows no gesture")
  func disabled() {
    let log = Log()
    let screen = TestScreen {
      Text("Target").gesture(TapGesture().onEnded { log.add("tap") }).disabled(true)
    }
    screen.click("Target")
    screen.press(.enter)
    #expect(log.entries.isEmpty)
  }
}

extension TestScreen {
  fileprivate func place(of text: String) -> (column: Int, row: Int) {
    let lines = self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = lines.firstIndex { $0.contains(text) } ?? 0
    let column = lines[row].firstRange(of: text).map {
      lines[row].distance(from: lines[row].startIndex, to: $0.lowerBound)
    }
    return (column ?? 0, row)
  }

  fileprivate func clickOn(_ text: String) { click(text) }
  fileprivate func pressByKeyboard(_ text: String) {
    element(text).focus()
    press(.enter)
  }
}
