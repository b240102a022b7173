import Elements
import Foundation

/// Says where each of the views that it modifies has a guide.
struct HorizontalGuideModifier {
  let guide: HorizontalAlignment
  let computeValue: (ViewDimensions) -> CGFloat
}

extension HorizontalGuideModifier: _ElementModifier {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(WrapperLayout())
    element.setGuide(guide, computeValue)
  }
}

/// Says where each of the views that it modifies has a guide.
struct VerticalGuideModifier {
  let guide: VerticalAlignment
  let computeValue: (ViewDimensions) -> CGFloat
}

extension VerticalGuideModifier: _ElementModifier {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(WrapperLayout())
    element.setGuide(guide, computeValue)
  }
}

extension View {
  /// Says where the view has a guide, in points from its leading side.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(HorizontalGuideModifier(guide: guide, computeValue: computeValue))
  }

  /// Says where the view has a guide, in points from its top.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(VerticalGuideModifier(guide: guide, computeValue: computeValue))
  }
}
