import Foundation

/// What a renderer tells an element, and the only thing that travels up.
///
/// An event goes to an element's `respond` and from there to its ancestors, until one answers it.
public enum ElementEvent: Equatable, Sendable {
  /// Activated: a button, a link, a dialog's button, the heading of a disclosure, an option.
  case press
  case toggle(Bool)
  /// The whole text of a field, as the user wants it.
  case edit(String)
  /// Return in a field.
  case submit
  /// One step of a stepper or a picker: -1 or 1.
  case step(Int)
  /// The place of an option of a picker.
  case choose(Int)
  /// The value of a slider.
  case slide(Double)
  /// Escape, a swipe, a close button: leave the innermost dialog or page.
  case dismiss
  /// Take it away: a row.
  case delete
  /// Put a row behind so many that follow it, or before so many that precede it.
  case move(Int)
  /// Show what can be done with it.
  case showActions
  /// A long swipe from the leading or the trailing edge.
  case swipe(Edge)
  /// Load it anew.
  case refresh
  /// Begin to search.
  case search
  /// The pointer was pressed on it, or, once it was, is elsewhere. It goes to no ancestor.
  case pointer(Pointer)
  /// Give it a size so many steps larger, or smaller: a sheet.
  case resize(Int)
  case focused(Bool)
  /// The size that layout gave the element, before its children are placed.
  case sized(CGSize)
  /// The element, which asked to know it, stands elsewhere in the window.
  case moved
  /// What scrolls in the element shows another part of it, or has another size.
  case scrolled(ScrollGeometry)
}
