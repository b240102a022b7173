import Foundation

/// The outline of a shape: lines and curves, in points.
///
///     Path { path in
///       path.move(to: CGPoint(x: 0, y: 10))
///       path.addLine(to: CGPoint(x: 20, y: 10))
///       path.closeSubpath()
///     }
public struct Path: Equatable, Sendable {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  private var start: CGPoint?

  /// Where the path has come to; `nil` before it began.
  public private(set) var currentPoint: CGPoint?

  public init() {}

  /// A path that a closure describes.
  public init(_ describe: (inout Path) -> Void) {
    describe(&self)
  }

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  // MARK: - Lines and curves

  /// Begins another part of the path.
  public mutating func move(to end: CGPoint) {
    append(.move(to: end), to: end)
    start = end
  }

  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end), to: end)
  }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control), to: end)
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2), to: end)
  }

  /// Goes back to where this part of the path began.
  public mutating func closeSubpath() {
    guard let start else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  public mutating func addPath(_ path: Path) {
    elements += path.elements
    start = path.start ?? start
    currentPoint = path.currentPoint ?? currentPoint
  }

  // A path begins with a move: a line without one has nowhere to come from.
  private mutating func append(_ element: Element, to end: CGPoint) {
    if currentPoint == nil {
      start = end
      if case .move = element {} else { elements.append(.move(to: end)) }
    }
    elements.append(element)
    currentPoint = end
  }
}
