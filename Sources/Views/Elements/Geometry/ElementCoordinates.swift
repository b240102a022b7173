import Foundation

/// What an element's coordinates are called by what is in it.
public enum CoordinateSpaceName: LayoutValueKey {
  // Unchecked: the value is constant.
  nonisolated(unsafe) public static let defaultValue: AnyHashable? = nil
}

extension Element {
  /// Where the element stands in the coordinates of an ancestor of a name, in points; `nil` where
  /// none has it.
  public func frame(inSpaceNamed name: AnyHashable) -> CGRect? {
    let key = ObjectIdentifier(CoordinateSpaceName.self)
    return parent?.ancestor { $0.layoutValues?[key] as? AnyHashable == name }.map(frame(in:))
  }

  /// Where the element stands in what scrolls around it, along an axis; `nil` where nothing does.
  public func frameInScrollView(along axis: Axis? = nil) -> CGRect? {
    parent?.ancestor { element in
      guard let region = element.region else { return false }
      return axis.map { region.axes.contains(Axis.Set($0)) } ?? true
    }.map(frame(in:))
  }

  private func frame(in ancestor: Element) -> CGRect {
    let origin = ancestor.absoluteFrame.origin
    return absoluteFrame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

extension ElementTree {
  /// Tells the elements that want to know it that they stand elsewhere in the window.
  func reportPositions() {
    for element in positionReaders where element.tree === self {
      let frame = element.absoluteFrame
      guard element.placement.reportedFrame != frame else { continue }
      let isFirst = element.placement.reportedFrame == nil
      element.placement.reportedFrame = frame
      if !isFirst { _ = element.respond?(.moved) }
    }
  }
}
