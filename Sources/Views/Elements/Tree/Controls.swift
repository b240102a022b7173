extension Element {
  /// Whether the element is something that the user works.
  public var isControl: Bool {
    switch content {
    case .button, .toggle, .textField, .stepper, .slider, .disclosure, .option, .tab: true
    case .picker(let picker): picker.look == .menu
    case .cell: !attributes.actions.isEmpty
    default: false
    }
  }

  /// Whether the element may have controls in it that are worked by themselves.
  var holdsControls: Bool {
    switch content {
    case .cell: true
    default: !isControl
    }
  }
}
