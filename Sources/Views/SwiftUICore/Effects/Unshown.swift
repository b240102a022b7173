import Elements
import Foundation

// What no cell of a terminal can show. None of it has an influence on layout, so the view is the
// same; `Documentation/Differences.md` lists it.
extension View {
  nonisolated public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { self }

  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View { self }

  nonisolated public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some View { self }

  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }

  nonisolated public func brightness(_ amount: Double) -> some View { self }
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  nonisolated public func colorInvert() -> some View { self }
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  nonisolated public func luminanceToAlpha() -> some View { self }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  nonisolated public func compositingGroup() -> some View { self }

  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }

  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
}

/// How the colours of a view and of what is behind it become one.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// How colours are stored while they are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
