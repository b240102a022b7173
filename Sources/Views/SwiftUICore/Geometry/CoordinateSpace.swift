import Elements
import Foundation

/// What coordinates are measured from.
public enum CoordinateSpace: Hashable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// A view around, by the name that `coordinateSpace(_:)` gave it.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// What coordinates can be measured from.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: nil))
  }

  /// The nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
  }
}

/// The name of the coordinates of a scroll view.
private struct ScrollViewSpace: Hashable {
  let axis: Axis?
}

extension Element {
  /// Where the element stands in some coordinates; in the window where no view around has the name.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local:
      return CGRect(origin: .zero, size: frame.size)
    case .global:
      return absoluteFrame
    case .named(let name):
      let frame =
        (name.base as? ScrollViewSpace).map { frameInScrollView(along: $0.axis) }
        ?? self.frame(inSpaceNamed: name)
      return frame ?? absoluteFrame
    }
  }
}

extension View {
  /// Gives the coordinates of the view a name, for what is in it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(TraitModifier(key: CoordinateSpaceName.self, value: name.name))
  }

  /// Gives the coordinates of the view a name, for what is in it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
}
