import Elements
import Foundation

// What can be said of the looks of lists and scroll views that no device here has: a terminal has
// no lines between rows, nothing bounces, and no keyboard is on the screen.

/// How much the headers of sections stand out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// When what scrolls goes beyond its ends and comes back.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Whether scrolling puts a keyboard on the screen away.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private let name: String

  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How far the sections of a list are from one another.
public struct ListSectionSpacing: Equatable, Sendable {
  private let name: String

  public static let `default` = ListSectionSpacing(name: "default")
  public static let compact = ListSectionSpacing(name: "compact")

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "\(spacing)")
  }
}

extension View {
  /// The line between this row and its neighbours. Rows have none.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The colour of the line between this row and its neighbours. Rows have none.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The line between this section and its neighbours. Sections have none.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The colour of the line between this section and its neighbours. Sections have none.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// How much the headers of sections stand out. They are bold in any case.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// When what scrolls goes beyond its ends. It never does.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Whether scrolling puts a keyboard on the screen away. There is none.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// The background of lists. They have none.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// How far the sections are from one another. They follow one another.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// How far the sections are from one another, in points. They follow one another.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
}
