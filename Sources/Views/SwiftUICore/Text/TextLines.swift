import Elements

extension Text {
  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of the line. A terminal's lines are solid.
    public struct Pattern: Hashable, Sendable {
      let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }

  /// Draws a line under the text, or ends that. A terminal draws it solid, in the text's colour.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changing(.underline(isActive)) }

  /// Draws a line through the text, or ends that. A terminal draws it solid, in the text's colour.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changing(.strikethrough(isActive)) }
}

extension View {
  /// Draws a line under the texts of the view, or ends that. A terminal draws it solid, in the
  /// text's colour.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextLookModifier(change: .underline(isActive)))
  }

  /// Draws a line through the texts of the view, or ends that. A terminal draws it solid, in the
  /// text's colour.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextLookModifier(change: .strikethrough(isActive)))
  }
}
