import Foundation
import Testing

@testable import Elements

struct StyleTests {
  @Test func coloursOfOneMeaningAreEqual() {
    #expect(Color.red == .red)
    #expect(Color.red != Color(red: 1, green: 0, blue: 0))
    #expect(Color(white: 1) == Color(red: 1, green: 1, blue: 1))
  }

  @Test(
    arguments: zip(
      0...6, ["#FF0000", "#FFFF00", "#00FF00", "#00FFFF", "#0000FF", "#FF00FF", "#FF0000"]))
  func aHueIsAColour(sixths: Int, hex: String) {
    let hue = Double(sixths) / 6
    #expect(Color(hue: hue, saturation: 1, brightness: 1).description == hex)
  }

  @Test func saturationAndBrightnessFadeAColour() {
    #expect(Color(hue: 0, saturation: 0, brightness: 1).description == "#FFFFFF")
    #expect(Color(hue: 0, saturation: 1, brightness: 0).description == "#000000")
  }

  @Test func opacityMultiplies() {
    #expect(Color.red.opacity(0.5).opacity(0.5) == Color.red.opacity(0.25))
    #expect(Color.red.opacity(0.5).description == "red at 50%")
  }

  @Test func otherSpacesBecomeSRGB() {
    #expect(Color(.sRGBLinear, white: 0.216).description == "#808080")
    #expect(Color(.displayP3, red: 1, green: 1, blue: 1).description == "#FFFFFF")
    guard
      case .components(let red, let green, _) = Color(.displayP3, red: 1, green: 0, blue: 0).base
    else { return #expect(Bool(false)) }
    #expect(red > 1 && green < 0)
  }

  @Test func fontModifiersAddUp() {
    let font = Font.system(.body, design: .serif).bold().italic().monospacedDigit()
    #expect(font.weight == .bold && font.isItalic && font.hasMonospacedDigits)
    #expect(font.design == .serif && font.size == .style(.body))
    #expect(Font.body.monospaced().design == .monospaced)
    #expect(Font.body.bold() == Font.body.weight(.bold))
    #expect(Font.custom("Menlo", size: 12).family == "Menlo")
  }
}
