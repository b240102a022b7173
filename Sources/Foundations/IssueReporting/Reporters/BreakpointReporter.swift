import Glibc

extension IssueReporter where Self == BreakpointReporter {
  /// Stops in the debugger at each issue, if one is attached.
  public static var breakpoint: Self { BreakpointReporter() }
}

/// A reporter that writes each issue to standard error and stops there in an attached debugger.
public struct BreakpointReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    StandardError.write(message(), fileID: fileID, line: line)
    if isDebuggerAttached() {
      raise(SIGTRAP)
    }
  }

  /// Linux names the tracing process in `/proc/self/status`; `0` is none.
  private func isDebuggerAttached() -> Bool {
    guard let status = fopen("/proc/self/status", "r") else { return false }
    defer { fclose(status) }
    let field = "TracerPid:\t"
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), status) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if text.hasPrefix(field) {
        return text.dropFirst(field.count).first != "0"
      }
    }
    return false
  }
}
