import Elements

/// A symbol of the platform's, by its name.
public struct Image: Equatable, Sendable {
  let systemName: String

  public init(systemName: String) {
    self.systemName = systemName
  }
}

extension Image: _ElementView {
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .symbol(
      SymbolContent(
        name: systemName, style: environment.textLook.style(tint: environment.tint)))
  }
}
