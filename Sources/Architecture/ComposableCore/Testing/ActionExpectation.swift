import CasePaths
import CustomDump

/// What a test says about the next action that an effect sends.
struct ActionExpectation<Action> {
  /// Whether this is the action that the test waits for.
  let matches: (Action) -> Bool

  /// What is wrong with an action that matches.
  var flaw: (Action) -> String? = { _ in nil }

  /// What is wrong with an action that does not match.
  var mismatch: (Action) -> String = { received in
    """
    The action that was received is not the one that the test expects:

    \(description(of: received))
    """
  }

  /// That there is no such action.
  let absence: String
}

extension ActionExpectation where Action: Equatable {
  static func value(_ expected: Action) -> ActionExpectation {
    ActionExpectation(
      matches: { $0 == expected },
      mismatch: { received in
        """
        The action that was received is not the one that the test expects:

        \(difference(expected, received, of: "Received"))
        """
      },
      absence: """
        The test expects an action, and none was received:

        \(description(of: expected))
        """
    )
  }
}

extension ActionExpectation {
  static func predicate(_ matches: @escaping (Action) -> Bool) -> ActionExpectation {
    ActionExpectation(
      matches: matches,
      absence: "The test expects an action that satisfies its predicate, and none was received."
    )
  }

  static func casePath<Value>(_ path: CaseKeyPath<Action, Value>) -> ActionExpectation {
    let path = AnyCasePath(path)
    return ActionExpectation(
      matches: { path.extract(from: $0) != nil },
      absence: "The test expects an action of the case at its case path, and none was received."
    )
  }

  static func casePath<Value: Equatable>(
    _ path: CaseKeyPath<Action, Value>, _ expected: Value
  ) -> ActionExpectation {
    let path = AnyCasePath(path)
    return ActionExpectation(
      matches: { path.extract(from: $0) != nil },
      flaw: { received in
        guard let payload = path.extract(from: received), payload != expected else { return nil }
        return """
          The action that was received carries another value than the test expects:

          \(difference(expected, payload))
          """
      },
      absence: """
        The test expects an action of the case at its case path, and none was received. Its value:

        \(description(of: expected))
        """
    )
  }
}

private func description(of value: Any) -> String {
  String(customDumping: value).indented(by: 2)
}
