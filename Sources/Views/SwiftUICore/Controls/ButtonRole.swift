import Elements

/// What pressing a button means, where it means something special.
public struct ButtonRole: Equatable, Sendable {
  let content: ButtonContent.Role

  /// Leaves something undone.
  public static let cancel = ButtonRole(content: .cancel)

  /// Destroys something.
  public static let destructive = ButtonRole(content: .destructive)
}
