import Elements

/// Why the data of a view is not to be seen.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// It is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)

  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  /// Why the data of the view is not to be seen.
  @Entry public var redactionReasons: RedactionReasons = []
}

extension View {
  /// Hides the data of the view for a reason. Its text is covered.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the data of the view, though a view above has it hidden.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }
}

extension [TextContent.Run] {
  /// The text as it is seen: covered while it is a placeholder.
  func redacted(for reasons: RedactionReasons) -> [TextContent.Run] {
    guard reasons.contains(.placeholder) else { return self }
    return map { run in
      var run = run
      run.text = String(run.text.map { $0.isWhitespace ? $0 : "▒" })
      run.label = nil
      return run
    }
  }
}
