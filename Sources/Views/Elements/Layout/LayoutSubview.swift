import Foundation

/// A child as a layout sees it: it answers what size it would choose, and is placed.
@MainActor
public struct LayoutSubview: @MainActor Equatable {
  /// The element behind the proxy, for a renderer that lays out its own controls by what is in
  /// them.
  public let _element: Element

  nonisolated init(_ element: Element) { _element = element }

  /// The size that the child chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    _element.size(for: proposal.asLengths)
  }

  /// The size that the child chooses for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let proposal = proposal.asLengths
    return ViewDimensions(
      size: _element.size(for: proposal), element: _element, proposal: proposal)
  }

  /// The distances that the child wants to its siblings.
  public var spacing: ViewSpacing { _element.spacing }

  /// Its claim to space before its siblings. A spacer has the least.
  public var priority: Double { _element.priority }

  /// A value that the source gave the child for its layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { _element[layoutValue: key] }

  /// Places the child, which chooses its size for the proposal.
  ///
  /// - Parameters:
  ///   - position: Where `anchor` comes to stand, in the coordinates of the layout's bounds.
  ///   - anchor: The point of the child that is placed.
  ///   - proposal: What the child is offered.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let proposal = proposal.asLengths
    let size = _element.size(for: proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    _element.place(CGRect(origin: origin, size: size), proposal: proposal)
  }

  /// Shows others in the place of the child.
  func leaveOut() { _element.leaveOut() }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs._element === rhs._element }
}
