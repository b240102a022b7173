import Foundation

/// A collection without an order of its own, whose elements are dumped sorted.
public protocol _UnorderedCollection {}

extension Dictionary: _UnorderedCollection {}
extension Set: _UnorderedCollection {}
extension NSDictionary: _UnorderedCollection {}
extension NSSet: _UnorderedCollection {}
