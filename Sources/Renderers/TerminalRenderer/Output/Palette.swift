/// The colours of a terminal that has not all of them, as xterm numbers them.
enum Palette {
  /// The index of the nearest of the 240 fixed colours: the cube of 6 × 6 × 6 and the grays.
  static func index(nearestTo color: RGB) -> Int {
    let steps = color.components.map { component in
      cubeLevels.indices.min { abs(cubeLevels[$0] - component) < abs(cubeLevels[$1] - component) }!
    }
    let cube = RGB(cubeLevels[steps[0]], cubeLevels[steps[1]], cubeLevels[steps[2]])
    let average = color.components.reduce(0, +) / 3
    let gray = max(0, min(23, (average - 3) / 10))
    let grayLevel = 8 + 10 * gray
    return color.distance(to: RGB(grayLevel, grayLevel, grayLevel)) < color.distance(to: cube)
      ? 232 + gray : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  /// The nearest of the theme's colours, by the values that they usually have.
  static func themeColor(nearestTo color: RGB) -> ThemeColor {
    ThemeColor.allCases.min {
      color.distance(to: usual($0)) < color.distance(to: usual($1))
    }!
  }

  private static let cubeLevels = [0, 95, 135, 175, 215, 255]

  static func usual(_ color: ThemeColor) -> RGB {
    switch color {
    case .black: RGB(0, 0, 0)
    case .red: RGB(205, 0, 0)
    case .green: RGB(0, 205, 0)
    case .yellow: RGB(205, 205, 0)
    case .blue: RGB(0, 0, 238)
    case .magenta: RGB(205, 0, 205)
    case .cyan: RGB(0, 205, 205)
    case .white: RGB(229, 229, 229)
    case .brightBlack: RGB(127, 127, 127)
    case .brightRed: RGB(255, 0, 0)
    case .brightGreen: RGB(0, 255, 0)
    case .brightYellow: RGB(255, 255, 0)
    case .brightBlue: RGB(92, 92, 255)
    case .brightMagenta: RGB(255, 0, 255)
    case .brightCyan: RGB(0, 255, 255)
    case .brightWhite: RGB(255, 255, 255)
    }
  }
}

/// Red, green and blue from 0 to 255.
struct RGB: Equatable {
  var components: [Int]

  init(_ red: Int, _ green: Int, _ blue: Int) { components = [red, green, blue] }

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(Int(red), Int(green), Int(blue))
  }

  func distance(to other: RGB) -> Int {
    zip(components, other.components).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
