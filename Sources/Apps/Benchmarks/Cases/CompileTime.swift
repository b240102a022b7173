import Foundation

/// How long the compiler takes to check source that is long in one place.
struct CompileTime: Sendable {
  let name: String
  /// The file with what is long, and without it.
  let source: @Sendable (_ isLong: Bool) -> String

  /// Where the package's modules, macros and C modules are built: beside this app.
  private let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  func report() {
    do {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("Long-\(ProcessInfo.processInfo.processIdentifier).swift")
      defer { try? FileManager.default.removeItem(at: file) }
      // The file without what is long, so that the start of the compiler and imports do not count.
      let whole = try time(toCheck: source(true), at: file)
      let rest = try time(toCheck: source(false), at: file)
      print(
        "\(name): "
          + String(format: "%.1f s to check the file, %.1f s of it for them", whole, whole - rest))
    } catch {
      print("\(name): no compiler to time: \(error)")
    }
  }

  /// - Returns: Processor time in seconds, the best of three.
  private func time(toCheck source: String, at file: URL) throws -> Double {
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try (0..<3).map { _ in try timeOfCompiler(on: file) }.min() ?? 0
  }

  private func timeOfCompiler(on file: URL) throws -> Double {
    let before = timeOfChildren()
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = try ["swiftc", "-typecheck", file.path] + flags()
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else {
      throw CocoaError(.executableLoad, userInfo: [NSLocalizedDescriptionKey: "swiftc failed"])
    }
    return timeOfChildren() - before
  }

  private func flags() throws -> [String] {
    let modules = products.appendingPathComponent("Modules").path
    let macros = products.appendingPathComponent("ComposableMacros-tool").path
    let names = try FileManager.default.contentsOfDirectory(atPath: products.path)
    let maps = names.filter { $0.hasSuffix(".build") }
      .map { products.appendingPathComponent($0).appendingPathComponent("module.modulemap").path }
      .filter(FileManager.default.fileExists)
    return ["-swift-version", "6", "-I", modules]
      + ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(macros)#ComposableMacros"]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  private func timeOfChildren() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000
    }
  }
}
