import Glibc

enum StandardError {
  /// Writes one line about an issue, in one piece, so that lines of several threads do not mix.
  static func write(_ message: String?, fileID: StaticString, line: UInt) {
    var line = "\(fileID):\(line): \(message.nonEmpty ?? "Issue reported")\n"
    line.withUTF8 { bytes in
      _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
    }
  }
}

extension Optional<String> {
  var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
