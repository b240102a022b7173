import DataFlow
import IssueReporting

extension Binding where Value == Bool {
  /// Whether an optional has a value. Writing `false` removes it. Writing `true` changes nothing
  /// and reports an issue: there is no value to present.
  public init<Wrapped>(
    _ base: Binding<Wrapped?>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self = base[dynamicMember: \.[isPresentFor: place]]
  }
}

extension Optional {
  fileprivate subscript(isPresentFor place: SourcePlace) -> Bool {
    get { self != nil }
    set {
      guard newValue else { return self = nil }
      reportIssue(
        """
        'true' was written to the 'Binding<Bool>' of a 'Binding<\(Self.self)>', but it takes a value \
        to present.

        Set the optional to a value instead.
        """,
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    }
  }
}

/// Where in the source a binding was made: a part of its identity, as of any key path.
private struct SourcePlace: Hashable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.line == rhs.line && lhs.column == rhs.column
      && lhs.fileID.description == rhs.fileID.description
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
