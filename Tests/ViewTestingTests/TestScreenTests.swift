import IssueReporting
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TestScreenTests {
  let screen = TestScreen(columns: 60, rows: 30) { Gallery() }

  @Test func aButtonIsPressed() {
    screen.button("Increment").press()
    #expect(screen.contains("Count: 1"))
    #expect(screen.button("Increment").isFocused)
  }

  @Test func textIsTypedAndCleared() {
    screen.textField("Name").type("Blob")
    #expect(screen.textField("Name").value == "Blob")
    #expect(screen.contains("Hello, Blob"))
    screen.textField("Name").clear()
    #expect(screen.textField("Name").value == "")
    screen.textField("Password").type("pass")
    #expect(screen.contains("Hello, pass"))
  }

  @Test func aToggleIsToggled() {
    #expect(!screen.toggle("Wi-Fi").isOn)
    screen.toggle("Wi-Fi").toggle()
    #expect(screen.toggle("Wi-Fi").isOn)
  }

  @Test func aStepperStepsInItsRange() {
    screen.stepper("Steps").increment()
    #expect(screen.contains("Steps: 2"))
    withExpectedIssue { screen.stepper("Steps").increment() }
    screen.stepper("Steps").decrement()
    #expect(screen.contains("Steps: 1"))
  }

  @Test func aSliderIsMoved() {
    screen.slider().slide(to: 7)
    #expect(screen.slider().value == "7.0")
  }

  @Test func anAlertIsAnswered() {
    #expect(!screen.alert.exists)
    screen.button("Ask").press()
    #expect(screen.alert.title == "Sure?")
    #expect(screen.alert.message == "Think twice.")
    #expect(Set(screen.alert.buttons) == ["Yes", "No"])
    #expect(!screen.button("Increment").exists)
    screen.alert.choose("Yes")
    #expect(!screen.alert.exists)
    #expect(screen.contains("Count: 42"))
    screen.button("Ask").press()
    screen.alert.dismiss()
    #expect(!screen.alert.exists)
  }

  @Test func aConfirmationDialogIsAnswered() {
    screen.button("Increment").press()
    screen.button("Choose").press()
    #expect(screen.confirmationDialog.exists && !screen.alert.exists)
    #expect(screen.confirmationDialog.title == "What now?")
    screen.confirmationDialog.choose("Reset")
    #expect(screen.contains("Count: 0"))
  }

  @Test func aLinkLeadsToAnotherPageAndEscapeBack() {
    screen.link("More").press()
    #expect(screen.contains("Another page"))
    #expect(!screen.button("Increment").exists)
    screen.press(.escape)
    #expect(screen.button("Increment").exists)
  }

  @Test func keysWorkTheFocusWhichTheFirstControlHasAtOnce() {
    #expect(screen.focusedLabel == "Increment")
    screen.press(.enter)
    screen.press(.down)
    #expect(screen.focusedLabel == "Name")
    screen.type("x")
    #expect(screen.contains("Count: 1") && screen.contains("Hello, x"))
    screen.press(.tab, .shift)
    #expect(screen.focusedLabel == "Increment")
  }

  @Test func aKeyMeetsTheScreenAsTheStateHasIt() {
    let model = Numbers()
    let screen = TestScreen(columns: 40, rows: 10) { NumberButtons(model: model) }
    model.numbers = Array(0..<100)
    screen.press(.end)
    #expect(screen.focusedLabel == "Number 99")
  }

  @Test func theMouseWorksWhatIsUnderIt() {
    screen.click("Increment")
    #expect(screen.contains("Count: 1"))
    screen.click("Never")
    #expect(screen.contains("Count: 1"))
  }

  @Test func whatIsMissingFailsWithWhatIsThere() {
    withKnownIssue {
      screen.button("Incremental").press()
    } matching: { issue in
      let report = issue.comments.map(\.rawValue).joined()
      return [
        "no button “Incremental”", "button “Increment”", "“Never” (disabled)", "Count: 0",
      ].allSatisfy(report.contains)
    }
  }

  @Test func whatIsDisabledFails() {
    withExpectedIssue { screen.button("Never").press() }
    #expect(screen.contains("Count: 0"))
    #expect(!screen.button("Never").isEnabled)
  }

  @Test func aDialogThatIsNotThereFails() {
    withExpectedIssue { screen.alert.choose("Yes") }
  }

  @Test func whatMatchesSeveralTimesFailsUntilOneIsChosen() {
    let screen = TestScreen(columns: 40, rows: 10) { TwoButtons() }
    withExpectedIssue { screen.button("Delete").press() }
    screen.button("Delete", at: 1).press()
    #expect(screen.contains("deleted 1"))
    screen.button("first").press()
    #expect(screen.contains("deleted 0"))
  }

  @Test func bodiesAreCounted() {
    let screen = TestScreen(columns: 40, rows: 10) { Parent() }
    let bodies = screen.bodies { screen.button("child").press() }
    #expect(bodies == ["Child"])
    #expect(screen.bodies {} == [])
  }

  @Test func onlyLiveRowsExist() {
    let screen = TestScreen(columns: 40, rows: 10) {
      List(0..<10_000, id: \.self) { Text("Row \($0)") }
    }
    #expect(screen.contains("Row 0"))
    #expect(screen.liveRows < 30)
    screen.press(.pageDown)
    #expect(!screen.contains("Row 0\n"))
    screen.scroll(-10, column: 5, row: 5)
    #expect(screen.contains("Row 0"))
    screen.press(.end)
    #expect(screen.contains("Row 9,999"))
    #expect(screen.liveRows < 30)
  }

  @Test func anEffectIsWaitedFor() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let screen = TestScreen(columns: 40, rows: 10) { Answer(stream: stream) }
    #expect(screen.contains("waiting"))
    continuation.yield("done")
    await screen.wait { $0.contains("done") }
    #expect(screen.contains("done"))
  }

  @Test func waitingInVainFails() async {
    await withExpectedIssue {
      await screen.wait(timeout: .zero) { $0.contains("never") }
    }
  }

  @Test func theScreenIsResized() {
    screen.resize(columns: 30, rows: 12)
    #expect(screen.text.split(separator: "\n").count <= 12)
    screen.resize(columns: 0, rows: 0)
    #expect(screen.text.isEmpty)
    screen.resize(columns: 60, rows: 30)
    #expect(screen.contains("Count: 0"))
  }

  @Test(.timeLimit(.minutes(1)))
  func aClosedScreenEndsItsTasks() async {
    let ended = AsyncStream<Void>.makeStream()
    let screen = TestScreen { Sleeper(onEnd: { ended.continuation.yield() }) }
    await screen.wait { $0.contains("asleep") }
    screen.close()
    for await _ in ended.stream { break }
  }

  @Test(.timeLimit(.minutes(1)))
  func aReleasedScreenEndsItsTasks() async {
    let ended = AsyncStream<Void>.makeStream()
    var screen: TestScreen? = TestScreen { Sleeper(onEnd: { ended.continuation.yield() }) }
    await screen?.wait { $0.contains("asleep") }
    screen = nil
    for await _ in ended.stream { break }
  }
}

@Observable
private final class Numbers {
  var numbers = [0, 1]
}

private struct NumberButtons: View {
  let model: Numbers

  var body: some View {
    List(model.numbers, id: \.self) { number in
      Button("Number \(number)") {}
    }
  }
}

private struct TwoButtons: View {
  @State private var deleted = -1

  var body: some View {
    VStack {
      Text("deleted \(deleted)")
      Button("Delete") { deleted = 0 }.accessibilityIdentifier("first")
      Button("Delete") { deleted = 1 }
    }
  }
}

private struct Parent: View {
  var body: some View {
    VStack {
      Text("parent")
      Child()
    }
  }
}

private struct Child: View {
  @State private var count = 0

  var body: some View {
    Button("child \(count)") { count += 1 }
  }
}

private struct Answer: View {
  let stream: AsyncStream<String>
  @State private var answer = "waiting"

  var body: some View {
    Text(answer).task {
      for await text in stream { answer = text }
    }
  }
}

private struct Sleeper: View {
  let onEnd: @Sendable () -> Void
  @State private var isAsleep = false

  var body: some View {
    Text(isAsleep ? "asleep" : "awake").task {
      isAsleep = true
      for await _ in AsyncStream<Void>.makeStream().stream {}
      onEnd()
    }
  }
}
