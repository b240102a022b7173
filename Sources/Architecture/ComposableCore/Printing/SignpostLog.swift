import Foundation

/// Where signposts are written.
struct SignpostLog: Sendable {
  let write: @Sendable (_ line: String) -> Void

  /// The log that the user of this process has asked for.
  static let ofProcess: SignpostLog? =
    ProcessInfo.processInfo.environment["COMPOSABLE_SIGNPOSTS"] == nil
    ? nil : SignpostLog { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
}
