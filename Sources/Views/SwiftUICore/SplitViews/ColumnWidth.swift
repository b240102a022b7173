import Elements
import Foundation

extension View {
  /// How wide the column of a split view is that the view is the root of, in points. The last column
  /// has what the others leave.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    columnWidth(least: width, ideal: width, most: width)
  }

  /// How wide the column of a split view is that the view is the root of, in points. The last column
  /// has what the others leave.
  ///
  /// - Parameters:
  ///   - min: What it has at least, where there is no room for the ideal width.
  ///   - ideal: What it has where there is room.
  ///   - max: What it has at most.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    columnWidth(least: min, ideal: ideal, most: max)
  }

  nonisolated private func columnWidth(
    least: CGFloat?, ideal: CGFloat, most: CGFloat?
  ) -> some View {
    // What is no number is none, too.
    func length(_ width: CGFloat) -> Double { Double.maximum(0, width) }
    let width = SplitContent.Width(
      least: least.map(length), ideal: length(ideal), most: most.map(length))
    return modifier(PageStatement(keyPath: \.columnWidth, value: width))
  }
}
