import CustomDump
import PerceptionCore

extension StackState: Equatable where Element: Equatable {
  /// Whether the elements and their ids are the same, in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.ids == rhs.ids && lhs.elementsEqual(rhs)
  }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for component in components {
      hasher.combine(component.id)
      hasher.combine(component.element)
    }
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array of elements, which get new ids.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    try Array(self).encode(to: encoder)
  }
}

extension StackState: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { Array(self).description }
  public var debugDescription: String { "StackState(\(Array(self).debugDescription))" }
}

extension StackState: CustomReflectable, CustomDumpReflectable {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(self), displayStyle: .collection)
  }

  /// Shows the ids, as `[#0: …]`.
  public var customDumpMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(zip(ids, self)), displayStyle: .dictionary)
  }
}

// A stack is another value when elements come, go, move or are replaced. What changes inside an
// element tells the readers of that element.
extension StackState: Observable, Perceptible, ObservableState where Element: ObservableState {
  public var _$id: ObservableStateID {
    ObservableStateID(number: ObservableStateID.combine(components._identityVersion, 1))
  }

  /// Makes nothing else of it: an identity that changed without its elements would mean nothing.
  public mutating func _$willModify() {}
}
