import Elements
import Foundation

extension Text {
  /// Whether a text is shown in capitals or in small letters.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}

extension EnvironmentValues {
  /// Whether texts are shown in capitals or in small letters; `nil` is as they are written.
  @Entry public var textCase: Text.Case? = nil
}

extension View {
  /// Whether the texts of the view are shown in capitals or in small letters; `nil` is as they are
  /// written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}

extension [TextContent.Run] {
  /// The text in the letters of a case.
  func letters(_ textCase: Text.Case?, locale: Locale) -> [TextContent.Run] {
    guard let textCase else { return self }
    return map { run in
      var run = run
      run.text =
        switch textCase {
        case .uppercase: run.text.uppercased(with: locale)
        case .lowercase: run.text.lowercased(with: locale)
        }
      return run
    }
  }
}
