extension Element {
  /// Whether the element is something that the user works.
  public var isControl: Bool {
    switch content {
    case .button, .toggle, .textField, .stepper, .slider, .disclosure, .option, .tab: true
    case .picker(let picker): picker.look == .menu
    default: false
    }
  }
}
