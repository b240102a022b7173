import Elements
import Foundation
import Testing

@MainActor
struct GeometryReaderTests {
  let renderer = GridRenderer()

  private func reader(_ make: @escaping @MainActor (CGSize) -> [Element]) -> Element {
    let reader = Element(.group)
    reader.layout = AnyElementLayout(FillLayout())
    reader.reportsSize = true
    reader.respond = { [weak reader] event in
      guard case .sized(let size) = event else { return false }
      reader?.setChildren(make(size))
      return true
    }
    return reader
  }

  @Test func itsChildrenExistInTheSamePass() {
    let tree = ElementTree.showing(
      group(VStackLayout(), text("top"), reader { [text("\(Int($0.width))x\(Int($0.height))")] }),
      renderer: renderer)
    #expect(renderer.screen(tree).contains("\n20x9\n"))
    #expect(renderer.applied.count == 1)
  }

  @Test func itIsToldOnlyOfANewSize() {
    var sizes: [CGSize] = []
    let reading = reader {
      sizes.append($0)
      return [text("x")]
    }
    let other = text("a")
    let tree = ElementTree.showing(group(VStackLayout(), other, reading), renderer: renderer)
    other.setText("b")
    tree.update()
    #expect(sizes == [CGSize(width: 20, height: 9)])
    tree.resize(to: CGSize(width: 10, height: 10))
    tree.update()
    #expect(sizes.last == CGSize(width: 10, height: 9))
  }

  @Test func theGraphIsFlushedBeforeTheChildrenArePlaced() {
    let child = text("short")
    var isMarked = false
    let reading = Element(.group)
    reading.layout = AnyElementLayout(FillLayout())
    reading.reportsSize = true
    reading.setChildren([child])
    reading.respond = { _ in
      isMarked = true
      return true
    }
    let root = Element(.window(WindowContent()))
    root.setChildren([reading])
    let tree = ElementTree(root: root, renderer: renderer)
    tree.flush = {
      if isMarked { child.setText("much longer") }
      isMarked = false
    }
    tree.resize(to: CGSize(width: 20, height: 2))
    tree.update()
    #expect(child.frame.width == 11)
    #expect(renderer.applied.count == 1)
  }

  @Test func whatItChangesElsewhereIsLaidOutInTheSameUpdate() {
    let above = text("a")
    let below = text("below")
    let reading = reader { size in
      above.setText(String(repeating: "a", count: Int(size.width) + 1))
      return []
    }
    let tree = ElementTree.showing(
      group(VStackLayout(), above, group(FrameLayout(width: nil, height: 2), reading), below),
      renderer: renderer)
    #expect(above.frame.height == 2)
    #expect(below.frame.minY == 4)
    #expect(renderer.applied.count == 1)
    #expect(tree.size.height == 10)
  }
}
