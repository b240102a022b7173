import Foundation

/// What the source computed may be anything; a layout computes with what can be a length.
extension CGFloat {
  /// Not negative; 0 where it is no number.
  var asLength: CGFloat { self > 0 ? self : 0 }

  /// The number, or 0 where it is none or has no end.
  var asDistance: CGFloat { isFinite ? self : 0 }
}

extension CGSize {
  /// Lengths that are not negative; 0 where one is no number.
  var asLengths: CGSize {
    width >= 0 && height >= 0 ? self : CGSize(width: width.asLength, height: height.asLength)
  }
}

extension ProposedViewSize {
  /// The proposal with lengths that are not negative.
  var asLengths: ProposedViewSize {
    (width ?? 0) >= 0 && (height ?? 0) >= 0
      ? self : ProposedViewSize(width: width?.asLength, height: height?.asLength)
  }
}
