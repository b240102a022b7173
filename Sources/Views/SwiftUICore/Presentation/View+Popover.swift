import DataFlow
import Elements
import Foundation

/// What a popover points at, in the view that presents it.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle in the view.
  case rect(Anchor<CGRect>.Source)
  /// A point in the view, by its share of the width and the height.
  case point(UnitPoint)
}

/// A place in a view, to be found from another one.
public struct Anchor<Value: Sendable>: Sendable {
  /// Where the place is in its view.
  public struct Source: Sendable {
    let value: Value?
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Self { Self(value: nil) }

  /// A rectangle in the view.
  public static func rect(_ rect: CGRect) -> Self { Self(value: rect) }
}

extension View {
  /// Presents a small view while a binding is true. The binding becomes false when the user leaves
  /// the view.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: What the popover points at, where the device can show that.
  ///   - arrowEdge: The side that it stands on, where the device can show that.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.popover, of: PresentedItem(isPresented: isPresented)) { _ in content() }
  }

  /// Presents a small view for an item while there is one. An item with another id is another
  /// popover. The item becomes `nil` when the user leaves the view.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.popover, of: PresentedItem(item), content: content)
  }
}
