import Foundation

/// A colour, by name or by components. A renderer resolves a name for its device and its colour
/// scheme.
public struct Color: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case named(Name)
    /// Red, green and blue in sRGB, each from 0 to 1.
    case components(red: Double, green: Double, blue: Double)
  }

  package enum Name: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, indigo, blue, purple, pink, brown
    case white, gray, black, clear
    /// The colour of text and of text that steps back.
    case primary, secondary
    case accentColor
    /// The background of the window.
    case window
  }

  package var base: Base
  /// From 0 to 1.
  package var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  /// Components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let (red, green, blue) = colorSpace.sRGB(red: red, green: green, blue: blue)
    self.init(.components(red: red, green: green, blue: blue), opacity: opacity)
  }

  /// A gray, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// All from 0 to 1; a hue of 0 and of 1 is red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(base, opacity: self.opacity * opacity)
  }

  public static let red = Color(.named(.red))
  public static let orange = Color(.named(.orange))
  public static let yellow = Color(.named(.yellow))
  public static let green = Color(.named(.green))
  public static let mint = Color(.named(.mint))
  public static let teal = Color(.named(.teal))
  public static let cyan = Color(.named(.cyan))
  public static let indigo = Color(.named(.indigo))
  public static let blue = Color(.named(.blue))
  public static let purple = Color(.named(.purple))
  public static let pink = Color(.named(.pink))
  public static let brown = Color(.named(.brown))
  public static let white = Color(.named(.white))
  public static let gray = Color(.named(.gray))
  public static let black = Color(.named(.black))
  public static let clear = Color(.named(.clear))
  public static let primary = Color(.named(.primary))
  public static let secondary = Color(.named(.secondary))
  public static let accentColor = Color(.named(.accentColor))
}

extension Color: CustomStringConvertible {
  public var description: String {
    let hidden = opacity == 1 ? "" : " at \(Int((opacity * 100).rounded()))%"
    switch base {
    case .named(let name): return name.rawValue + hidden
    case .components(let red, let green, let blue):
      let digits = [red, green, blue].map { component in
        let byte = Int((min(1, max(0, component)) * 255).rounded())
        return String(byte + 256, radix: 16, uppercase: true).dropFirst()
      }
      return "#" + digits.joined() + hidden
    }
  }
}
