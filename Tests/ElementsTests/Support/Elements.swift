import Elements
import Foundation

@MainActor
func text(_ string: String) -> Element {
  Element(.text(TextContent([TextContent.Run(string)])))
}

@MainActor
func button(_ title: String, isDefault: Bool = false) -> Element {
  let button = Element(.button(ButtonContent(isDefault: isDefault)))
  button.setChildren([text(title)])
  return button
}

@MainActor
func group(_ layout: some Layout, _ children: Element...) -> Element {
  let group = Element(.group)
  group.layout = AnyElementLayout(layout)
  group.setChildren(children)
  return group
}

@MainActor
func spacer(minLength: Double? = nil) -> Element {
  Element(.spacer(SpacerContent(minLength: minLength)))
}

extension ElementTree {
  /// A tree with one child in its window, brought to the screen.
  static func showing(
    _ child: Element, width: CGFloat = 20, height: CGFloat = 10,
    renderer: GridRenderer = GridRenderer()
  ) -> ElementTree {
    let root = Element(.window(WindowContent()))
    root.setChildren([child])
    let tree = ElementTree(root: root, renderer: renderer)
    tree.resize(to: CGSize(width: width, height: height))
    tree.update()
    return tree
  }
}

extension Element {
  func setText(_ string: String) {
    content = .text(TextContent([TextContent.Run(string)]))
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
