/// A call of something that is not implemented.
struct UnimplementedCall {
  private let description: String
  private let arguments: Any?
  private let function: StaticString
  private let location: IssueLocation

  /// - Parameter arguments: The tuple of the arguments, or `nil` if it was a value that was
  ///   evaluated.
  init(
    _ description: String,
    arguments: Any?,
    fileID: StaticString,
    filePath: StaticString,
    function: StaticString,
    line: UInt,
    column: UInt
  ) {
    self.description = description
    self.arguments = arguments
    self.function = function
    self.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func report() {
    location.report(message)
  }

  private var message: String {
    var message = """
      Unimplemented\(description.isEmpty ? "" : ": \(description)") …

        Defined in '\(function)' at:
          \(location.fileID):\(location.line)
      """
    if let arguments {
      message += """


          Invoked with:
            \(String(reflecting: arguments))
        """
    }
    return message
  }
}
