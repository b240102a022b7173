/// A value under a label, as it is shown in a container.
struct Member {
  var label: String?
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

  /// Whether there is nothing in the value to show on lines of its own.
  var isLeaf: Bool {
    if value is any Any.Type { return true }
    if let value = value as? any CustomDumpStringConvertible {
      return !value.customDumpDescription.contains("\n")
    }
    if value is any _CustomDiffObject { return false }
    if let value = value as? any CustomDumpRepresentable {
      return Member(value: value.customDumpValue).isLeaf
    }
    return Mirror(customDumping: value).allChildren.isEmpty
  }
}
