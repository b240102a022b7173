import Elements
import Foundation

/// A path is a shape that stands where it is, whatever rectangle it is given.
extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
