import CasePaths
import CustomDump

/// What a test says about the next action that an effect sends.
struct ActionExpectation<Action> {
  /// Whether this is the action that the test waits for.
  let matches: (Action) -> Bool

  /// What is wrong with an action that matches.
  var flaw: (Action) -> String? = { _ in nil }

  /// What is wrong with an action that does not match.
  let mismatch: (Action) -> String

  /// That there is no such action.
  let absence: () -> String
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
      absence: { absence(of: description(of: expected)) }
    )
  }
}

extension ActionExpectation {
  static func predicate(_ matches: @escaping (Action) -> Bool) -> ActionExpectation {
    ActionExpectation(
      matches: matches,
      mismatch: { received in
        """
        The action that was received does not satisfy the predicate of the test:

        \(description(of: received))
        """
      },
      absence: {
        "The test expects an action that satisfies its predicate, and none was received."
      }
    )
  }

  static func casePath<Value>(_ path: CaseKeyPath<Action, Value>) -> ActionExpectation {
    let path = AnyCasePath(path)
    // A case without a value is a whole action. Of another one only the type of the value is known:
    // a key path does not tell the name of its case.
    let expected = {
      (() as? Value).map { description(of: path.embed($0)) }
        ?? "  An action in a case with a value of type '\(Value.self)'"
    }
    return ActionExpectation(
      matches: { path.extract(from: $0) != nil },
      mismatch: { mismatch(expected: expected(), received: $0) },
      absence: { absence(of: expected()) }
    )
  }

  static func casePath<Value: Equatable>(
    _ path: CaseKeyPath<Action, Value>, _ expected: Value
  ) -> ActionExpectation {
    let path = AnyCasePath(path)
    let action = { description(of: path.embed(expected)) }
    return ActionExpectation(
      matches: { path.extract(from: $0) != nil },
      flaw: { received in
        guard let payload = path.extract(from: received), payload != expected else { return nil }
        return """
          The action that was received carries another value than the test expects:

          \(difference(expected, payload))
          """
      },
      mismatch: { mismatch(expected: action(), received: $0) },
      absence: { absence(of: action()) }
    )
  }

  private static func mismatch(expected: String, received: Action) -> String {
    """
    The action that was received is not in the case that the test expects.

    Expected:

    \(expected)

    Received:

    \(description(of: received))
    """
  }

  private static func absence(of expected: String) -> String {
    """
    The test expects an action, and none was received:

    \(expected)
    """
  }
}

private func description(of value: Any) -> String {
  String(customDumping: value).indented(by: 2)
}
