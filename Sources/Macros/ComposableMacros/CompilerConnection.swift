import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// The compiler's end of the plugin: messages are an 8-byte little-endian length followed by JSON.
///
/// The toolchain ships no library for a plugin's main program, so this is the part of it that a
/// plugin needs. The connection duplicates the standard descriptors and points the originals
/// elsewhere: a macro that prints must not write into the conversation.
final class CompilerConnection: MessageConnection {
  private let input: FileHandle
  private let output: FileHandle

  init() {
    input = FileHandle(fileDescriptor: dup(STDIN_FILENO), closeOnDealloc: true)
    output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    close(STDIN_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  func sendMessage<Message: Encodable>(_ message: Message) throws {
    let body = try JSONEncoder().encode(message)
    let length = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
    try output.write(contentsOf: length + body)
  }

  func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    guard let header = try read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // The compiler says goodbye with a length of zero.
    guard length > 0, let body = try read(count: Int(length)) else { return nil }
    return try JSONDecoder().decode(type, from: body)
  }

  /// A pipe may give less than what was asked for: read until the count is there, or the compiler
  /// is gone.
  private func read(count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try input.read(upToCount: count - data.count), !part.isEmpty else {
        return nil
      }
      data += part
    }
    return data
  }
}
