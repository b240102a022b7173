import Foundation

extension Color {
  /// What the components of a colour are measured in.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3

    func sRGB(red: Double, green: Double, blue: Double) -> (Double, Double, Double) {
      switch self {
      case .sRGB:
        return (red, green, blue)
      case .sRGBLinear:
        return (encoded(red), encoded(green), encoded(blue))
      case .displayP3:
        // Display P3 has sRGB's transfer curve and wider primaries.
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
          encoded(1.224_940 * r - 0.224_940 * g),
          encoded(-0.042_057 * r + 1.042_057 * g),
          encoded(-0.019_638 * r - 0.078_636 * g + 1.098_274 * b)
        )
      }
    }

    private func encoded(_ value: Double) -> Double {
      abs(value) <= 0.003_130_8
        ? 12.92 * value : (1.055 * pow(abs(value), 1 / 2.4) - 0.055) * (value < 0 ? -1 : 1)
    }

    private func linear(_ value: Double) -> Double {
      abs(value) <= 0.040_45
        ? value / 12.92 : pow((abs(value) + 0.055) / 1.055, 2.4) * (value < 0 ? -1 : 1)
    }
  }
}
