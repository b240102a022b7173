import Foundation

// What tools that show previews are told of one of them. No such tool is there yet.

extension View {
  /// What tools call the preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// The room in which tools show the preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// The device on which tools show the preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// How the device on which tools show the preview is held.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}

/// The room that a preview has.
public enum PreviewLayout: Equatable, Sendable {
  /// The screen of a device.
  case device
  /// As much as the view asks for.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device, by the name of its model.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// How a device is held.
public struct InterfaceOrientation: Equatable, Hashable, Sendable, CaseIterable, Identifiable {
  public let id: String

  public static let portrait = Self(id: "portrait")
  public static let portraitUpsideDown = Self(id: "portraitUpsideDown")
  public static let landscapeLeft = Self(id: "landscapeLeft")
  public static let landscapeRight = Self(id: "landscapeRight")

  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
