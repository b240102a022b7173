import Foundation
import IssueReporting

extension DependencyValues {
  /// Opens a URL in the app that the desktop has for it. Fails tests that use it without an override.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  /// await openURL(URL(string: "https://swift.org")!)
  /// ```
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect.desktop(opener: "xdg-open")

  static var testValue: OpenURLEffect {
    let location = DependencyResolution.readerLocation()
    return OpenURLEffect { url in
      location.report(
        """
        Unimplemented: @Dependency(\\.openURL)

        It was asked to open '\(url)', and tests open nothing unless they say so. Override 'openURL' \
        with 'withDependencies'.
        """)
      return false
    }
  }
}

/// Something that opens URLs, and is called as a function.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// - Parameter handler: Opens a URL, and says whether it could.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// - Returns: Whether it was opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }

  /// Hands URLs to a program, which has nothing to do with the terminal that the app may run in.
  package static func desktop(opener: String) -> Self {
    Self { url in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [opener, url.absoluteString]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      return await withCheckedContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus == 0) }
        do {
          try process.run()
        } catch {
          continuation.resume(returning: false)
        }
      }
    }
  }
}
