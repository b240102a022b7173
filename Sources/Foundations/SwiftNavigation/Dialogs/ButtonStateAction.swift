import CustomDump
import DataFlow

/// What a button sends when it is pressed, and with which animation.
public struct ButtonStateAction<Action> {
  public enum _ActionType {
    case send(Action?)
    case animatedSend(Action?, animation: Animation?)
  }

  public let type: _ActionType

  /// Sends an action, or nothing.
  public static func send(_ action: Action?) -> Self {
    Self(type: .send(action))
  }

  /// Sends an action, or nothing, and animates what it changes.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(type: .animatedSend(action, animation: animation))
  }

  public var action: Action? {
    switch type {
    case .send(let action), .animatedSend(let action, _): action
    }
  }

  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    switch type {
    case .send(let action): .send(transform(action))
    case .animatedSend(let action, let animation):
      .send(transform(action), animation: animation)
    }
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}

extension ButtonStateAction: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(action) }
}

extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}

extension ButtonStateAction: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    switch type {
    case .send(let action):
      Mirror(self, children: ["send": action as Any], displayStyle: .enum)
    case .animatedSend(let action, let animation):
      Mirror(self, children: ["send": (action, animation: animation)], displayStyle: .enum)
    }
  }
}
