import Elements
import Foundation

/// A colour of UIKit, for source that names the system's: `Color(uiColor: .systemBackground)`.
public final class UIColor: Hashable, Sendable {
  let color: Color

  public init(_ color: Color) {
    self.color = color
  }

  /// Components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }

  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  // Backgrounds: a terminal has one.
  public static let systemBackground = UIColor(Color(.named(.window)))
  public static let secondarySystemBackground = UIColor(Color(.named(.window)))
  public static let tertiarySystemBackground = UIColor(Color(.named(.window)))
  public static let systemGroupedBackground = UIColor(Color(.named(.window)))
  public static let secondarySystemGroupedBackground = UIColor(Color(.named(.window)))
  public static let tertiarySystemGroupedBackground = UIColor(Color(.named(.window)))

  // What steps back from the background, and from it again.
  public static let systemFill = UIColor(.gray.opacity(0.3))
  public static let secondarySystemFill = UIColor(.gray.opacity(0.25))
  public static let tertiarySystemFill = UIColor(.gray.opacity(0.2))
  public static let quaternarySystemFill = UIColor(.gray.opacity(0.15))
  public static let systemGray = UIColor(.gray)
  public static let systemGray2 = UIColor(.gray.opacity(0.8))
  public static let systemGray3 = UIColor(.gray.opacity(0.6))
  public static let systemGray4 = UIColor(.gray.opacity(0.4))
  public static let systemGray5 = UIColor(.gray.opacity(0.3))
  public static let systemGray6 = UIColor(.gray.opacity(0.2))

  // Text.
  public static let label = UIColor(.primary)
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor(.secondary)
  public static let quaternaryLabel = UIColor(.secondary)
  public static let placeholderText = UIColor(.secondary)
  public static let link = UIColor(.accentColor)
  public static let tintColor = UIColor(.accentColor)
  public static let separator = UIColor(.secondary)
  public static let opaqueSeparator = UIColor(.secondary)

  // Colours by name.
  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let red = UIColor(.red)
  public static let orange = UIColor(.orange)
  public static let yellow = UIColor(.yellow)
  public static let green = UIColor(.green)
  public static let cyan = UIColor(.cyan)
  public static let blue = UIColor(.blue)
  public static let purple = UIColor(.purple)
  public static let brown = UIColor(.brown)
  public static let white = UIColor(.white)
  public static let gray = UIColor(.gray)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let black = UIColor(.black)
  public static let clear = UIColor(.clear)
}

extension Color {
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  public init(_ color: UIColor) {
    self = color.color
  }

  /// A colour of the app's catalogue. There are none on Linux: it is the colour of text, so that it
  /// can be seen on any background.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = name == "AccentColor" ? .accentColor : .primary
  }
}
