/// A value under a label, as it is shown in a container.
struct Member {
  enum Label: Hashable {
    case name(String)
    case index(Int)

    var text: String {
      switch self {
      case .name(let name): name
      case .index(let index): "[" + String(index) + "]"
      }
    }
  }

  var label: Label?
  /// The key, in a dictionary.
  var key: AnyHashable?
  /// What is written between the label and the value: the number of a shared value.
  var prefix = ""
  var value: Any

  /// Another value in the same place.
  func with(_ value: Any) -> Member {
    var member = self
    member.value = value
    return member
  }

  /// What stands before the value: the label and the prefix.
  var start: String {
    (label.map { $0.text + ": " } ?? "") + prefix
  }

  /// Whether there is nothing in the value to show on lines of its own.
  var isLeaf: Bool {
    let traits = Traits.of(value)
    switch traits.form {
    case .nullReference, .metatype, .string, .leaf: return true
    case .diffObject, .retyped: return false
    case .text:
      return (value as? any CustomDumpStringConvertible).map {
        !$0.customDumpDescription.utf8.contains(UInt8(ascii: "\n"))
      } ?? true
    case .represented:
      return (value as? any CustomDumpRepresentable).map {
        Member(value: $0.customDumpValue).isLeaf
      } ?? true
    case .optional:
      guard let wrapped = (value as? any AnyOptional)?.wrapped else { return true }
      switch Traits.of(wrapped).form {
      // What is not shown as its own members is seen through the optional.
      case .metatype, .text, .represented, .optional: return Member(value: wrapped).isLeaf
      default: return false
      }
    case .reflected: return Mirror(customDumping: value, traits).allChildren.isEmpty
    }
  }
}
