import Observation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("A field edits a value by its text")
struct FormattedFieldTests {
  @Observable
  final class Model {
    var number = 1.5
    var count: Int? = 3
  }

  let model = Model()
  let screen: TestScreen

  init() {
    screen = TestScreen { [model] in FormattedFields(model: model) }
  }

  private var number: TestElement { screen.textField("Number") }

  @Test("It shows the value in its format, and nothing for no value")
  func showing() {
    #expect(number.value == "1.5")
    #expect(screen.textField("Count").value == "3")
    model.number = 1234.5
    model.count = nil
    #expect(number.value == "1,234.5")
    #expect(screen.textField("Count").value == "")
  }

  @Test("The value follows what is typed, which stays as it was typed while the focus is there")
  func typing() {
    number.clear()
    number.type("2.")
    #expect(model.number == 2)
    #expect(number.value == "2.")
    number.type("50")
    #expect(model.number == 2.5)
    #expect(number.value == "2.50")
    screen.press(.tab)
    #expect(number.value == "2.5")
  }

  @Test("What cannot be parsed leaves the value, and the field shows it when the focus leaves")
  func refusing() {
    number.clear()
    number.type("x")
    #expect(model.number == 1.5)
    #expect(number.value == "x")
    screen.press(.tab)
    #expect(number.value == "1.5")
  }

  @Test("What cannot be parsed is no value, where there may be none")
  func missing() {
    screen.textField("Count").clear()
    #expect(model.count == nil)
    screen.textField("Count").type("12")
    #expect(model.count == 12)
  }

  @Test("A value that changes otherwise is shown in place of what is typed")
  func changing() {
    number.clear()
    number.type("x")
    model.number = 8
    #expect(number.value == "8")
  }
}

private struct FormattedFields: View {
  @Bindable var model: FormattedFieldTests.Model

  var body: some View {
    let locale = Locale(identifier: "en_US")
    TextField("Number", value: $model.number, format: .number.locale(locale))
    TextField("Count", value: $model.count, format: .number.locale(locale))
  }
}
