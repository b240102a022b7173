extension Accessibility {
  /// What an element is to assistive technology, and to a test.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case window, group, text, image, separator
    case button, link, toggle, textField, secureField, stepper, slider
    case progress, disclosure, picker, option
    case list, cell, scrollView, navigation, page, toolbar, tabs, tab, alert, dialog, sheet, menu
  }
}

extension Element {
  /// What the element is to assistive technology: it follows from the content.
  public var role: Accessibility.Role {
    switch content {
    case .window: .window
    case .group, .spacer, .shape, .search: .group
    case .text: .text
    case .symbol: .image
    case .divider: .separator
    case .button(let button): button.look == .link ? .link : .button
    case .toggle: .toggle
    case .textField(let field): field.isSecure ? .secureField : .textField
    case .stepper: .stepper
    case .slider: .slider
    case .progress: .progress
    case .disclosure: .disclosure
    case .picker: .picker
    case .option: .option
    case .tappable: isWorkedThroughContent ? .group : .button
    case .list: .list
    case .cell: .cell
    case .scroll: .scrollView
    case .navigationStack, .split: .navigation
    case .page: .page
    case .bar: .toolbar
    case .tabs: .tabs
    case .tab: .tab
    case .menu: .menu
    case .sheet: .sheet
    case .dialog(let dialog): dialog.kind == .alert ? .alert : .dialog
    }
  }
}
