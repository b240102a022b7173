/// Where an enum has the value that a case path leads to.
public enum _PayloadPlace: Sendable {
  /// In the memory of the enum: the value is the whole payload of a case.
  case root
  /// In a box that the enum refers to: the value is the whole payload of an `indirect` case.
  case box
  /// In no place that is known.
  case elsewhere
}
