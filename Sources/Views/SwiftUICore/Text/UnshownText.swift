import Elements
import Foundation

// What a terminal cannot do with text, whose letters are one size, one family and a cell apart.
// `Documentation/Differences.md` lists it.
extension Text {
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
}

extension View {
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Whether the text of the view can be selected: in a terminal all of it can.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

/// Whether text can be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
