import Dependencies
import Foundation

/// Opens a URL.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Help") { openURL(helpURL) }
/// ```
///
/// The system opens it, as the dependency `\.openURL` says. A view above takes that over with an
/// action of its own: `.environment(\.openURL, OpenURLAction { … })`.
public struct OpenURLAction {
  /// What an action has done with a URL.
  public struct Result: Sendable {
    fileprivate enum Kind {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// It is open.
    public static let handled = Result(kind: .handled)

    /// It is not to be opened.
    public static let discarded = Result(kind: .discarded)

    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system is to open another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL.
  @MainActor
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens a URL, and says whether somebody took it.
  @MainActor
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      @Dependency(\.openURL) var openURL
      Task { completion(await openURL(other ?? url)) }
    }
  }
}

extension EnvironmentValues {
  /// Opens a URL.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
}
