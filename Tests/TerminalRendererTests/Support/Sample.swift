import Elements
import Foundation

@testable import TerminalRenderer

/// Elements by hand, as the view graph makes them.
@MainActor
enum Sample {
  static func text(_ string: String, _ change: (inout TextStyle) -> Void = { _ in }) -> Element {
    var style = TextStyle()
    change(&style)
    return Element(.text(TextContent([.init(string, style: style)])))
  }

  static func button(
    _ title: String, _ content: ButtonContent = ButtonContent(), press: @escaping () -> Void = {}
  ) -> Element {
    element(.button(content), [text(title)]) { event in
      guard event == .press else { return false }
      press()
      return true
    }
  }

  static func toggle(_ title: String, isOn: Bool) -> Element {
    let toggle = element(.toggle(ToggleContent(isOn: isOn)), [text(title)])
    toggle.respond = { [unowned toggle] event in
      guard case .toggle(let isOn) = event else { return false }
      toggle.content = .toggle(ToggleContent(isOn: isOn))
      return true
    }
    return toggle
  }

  /// A field whose text goes through a change before it is back.
  static func field(
    _ text: String = "", prompt: String = "Prompt", isSecure: Bool = false,
    transform: @escaping (String) -> String = { $0 }
  ) -> Element {
    func content(_ text: String) -> ElementContent {
      .textField(TextFieldContent(text: text, prompt: prompt, isSecure: isSecure))
    }
    let field = Element(content(text))
    field.respond = { [unowned field] event in
      guard case .edit(let text) = event else { return false }
      field.content = content(transform(text))
      return true
    }
    return field
  }

  static func stepper(_ title: String, change: @escaping (Int) -> Void = { _ in }) -> Element {
    element(.stepper(StepperContent(canIncrement: true, canDecrement: true)), [text(title)]) {
      guard case .step(let step) = $0 else { return false }
      change(step)
      return true
    }
  }

  static func slider(_ value: Double, in bounds: ClosedRange<Double>, step: Double? = nil)
    -> Element
  {
    let slider = Element(.slider(SliderContent(value: value, bounds: bounds, step: step)))
    slider.respond = { [unowned slider] event in
      guard case .slide(let value) = event else { return false }
      slider.content = .slider(SliderContent(value: value, bounds: bounds, step: step))
      return true
    }
    return slider
  }

  static func column(_ children: [Element]) -> Element {
    let column = element(.group, children)
    column.layout = AnyElementLayout(VStackLayout(alignment: .leading))
    return column
  }

  static func row(_ children: [Element]) -> Element {
    let row = element(.group, children)
    row.layout = AnyElementLayout(HStackLayout())
    return row
  }

  static func list(_ look: ListContent.Look, _ sections: [SampleRows.Section]) -> Element {
    let list = Element(.list(ListContent(look: look)))
    list.setRows(SampleRows(sections))
    return list
  }

  static func page(_ title: String, back: String? = nil, _ content: Element) -> Element {
    element(.page(PageContent(title: title, backTitle: back)), [content])
  }

  static func element(
    _ content: ElementContent, _ children: [Element] = [],
    respond: ((ElementEvent) -> Bool)? = nil
  ) -> Element {
    let element = Element(content)
    element.setChildren(children)
    element.respond = respond
    return element
  }
}

/// Rows that are all there.
final class SampleRows: RowSource {
  struct Section {
    var header: Element?
    var rows: [Element]
    var footer: Element?
  }

  private let rows: [(place: RowPlace, element: Element)]

  init(_ sections: [Section]) {
    rows = sections.enumerated().flatMap { number, section in
      func place(_ role: RowPlace.Role, isFirst: Bool = false, isLast: Bool = false) -> RowPlace {
        RowPlace(role: role, section: number, isFirst: isFirst, isLast: isLast)
      }
      let rows = section.rows.enumerated().map { index, row in
        let isLast = index == section.rows.count - 1
        return (place(.row, isFirst: index == 0, isLast: isLast), row)
      }
      return (section.header.map { [(place(.header), $0)] } ?? []) + rows
        + (section.footer.map { [(place(.footer), $0)] } ?? [])
    }
  }

  var count: Int { rows.count }
  func id(at index: Int) -> AnyHashable { index }
  func place(at index: Int) -> RowPlace { rows[index].place }
  func elements(at index: Int) -> [Element] { [rows[index].element] }
  func release(_ id: AnyHashable) {}
}

/// A screen with a window in it.
@MainActor
final class SampleScreen {
  let screen: TerminalScreen
  let tree: ElementTree
  let window: Element

  init(_ content: Element, columns: Int = 40, rows: Int = 12, showsKeyHints: Bool = false) {
    window = Sample.element(.window(WindowContent()), [content])
    screen = TerminalScreen(columns: columns, rows: rows, showsKeyHints: showsKeyHints)
    tree = ElementTree(root: window, renderer: screen)
    screen.show(tree)
    // A test says itself what has the focus.
    tree.setFocus(nil)
    tree.update()
  }

  var text: String { screen.text }

  func keys(_ keys: InputEvent.Key...) {
    for key in keys { screen.handle(.key(key)) }
  }

  func type(_ text: String) { screen.handle(.text(text)) }

  /// Presses the mouse where a text is on the screen.
  func press(_ text: String) {
    for (row, line) in screen.canvas.lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let column = String(line[..<range.lowerBound]).cellWidth
      screen.handle(.mouse(MouseEvent(.press, column: column, row: row)))
      screen.handle(.mouse(MouseEvent(.release, column: column, row: row)))
      return
    }
  }

  func present(_ dialog: Element) {
    window.setChildren(Array(window.children.prefix(1)) + [dialog])
    tree.update()
  }
}
