import Elements

extension TestScreen {
  /// A button or a link by its label or identifier.
  ///
  /// - Parameters:
  ///   - name: The whole label, the identifier, or, where no element has that, a part of the label.
  ///     `nil` takes any.
  ///   - index: Which one, in their order on screen, where several match.
  public func button(_ name: String? = nil, at index: Int? = nil) -> TestElement {
    element("button", [.button, .link], name, index)
  }

  /// A navigation link by its label or identifier.
  public func link(_ name: String? = nil, at index: Int? = nil) -> TestElement {
    element("link", [.link], name, index)
  }

  /// A toggle by its label or identifier.
  public func toggle(_ name: String? = nil, at index: Int? = nil) -> TestElement {
    element("toggle", [.toggle], name, index)
  }

  /// A text field, secure ones included, by its title or identifier.
  public func textField(_ name: String? = nil, at index: Int? = nil) -> TestElement {
    element("text field", [.textField, .secureField], name, index)
  }

  /// A stepper by its label or identifier.
  public func stepper(_ name: String? = nil, at index: Int? = nil) -> TestElement {
    element("stepper", [.stepper], name, index)
  }

  /// A slider by its label or identifier.
  public func slider(_ name: String? = nil, at index: Int? = nil) -> TestElement {
    element("slider", [.slider], name, index)
  }

  /// A picker by its label or identifier.
  public func picker(_ name: String? = nil, at index: Int? = nil) -> TestElement {
    element("picker", [.picker], name, index)
  }

  /// The heading of a disclosure group by its label or identifier.
  public func disclosure(_ name: String? = nil, at index: Int? = nil) -> TestElement {
    element("disclosure group", [.disclosure], name, index)
  }

  /// A progress view by its label or identifier.
  public func progress(_ name: String? = nil, at index: Int? = nil) -> TestElement {
    element("progress view", [.progress], name, index)
  }

  /// What chooses a page of a tab view, by its label or identifier.
  public func tab(_ name: String? = nil, at index: Int? = nil) -> TestElement {
    element("tab", [.tab], name, index)
  }

  /// An element of any kind by its label, text or identifier.
  public func element(_ name: String, at index: Int? = nil) -> TestElement {
    element("element", nil, name, index)
  }

  /// The alert that is presented.
  public var alert: TestDialog { TestDialog(screen: self, kind: .alert) }

  /// The confirmation dialog that is presented.
  public var confirmationDialog: TestDialog { TestDialog(screen: self, kind: .confirmation) }

  private func element(
    _ kind: String, _ roles: Set<Accessibility.Role>?, _ name: String?, _ index: Int?
  ) -> TestElement {
    TestElement(
      screen: self, query: ElementQuery(kind: kind, roles: roles, name: name, index: index))
  }
}
