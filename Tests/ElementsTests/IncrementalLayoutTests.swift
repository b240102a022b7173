import Elements
import Foundation
import Testing

/// Whatever changes, an update leaves the elements where a layout from scratch would put them.
@MainActor
struct IncrementalLayoutTests {
  @Test(arguments: 1...25)
  func anUpdateAgreesWithALayoutFromScratch(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let live = Model.random(depth: 4, using: &random)
    let tree = ElementTree.showing(live.element, width: 40, height: 30)
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        live.all.randomElement(using: &random)?.change(using: &random)
      }
      if step.isMultiple(of: 7) {
        tree.resize(
          to: CGSize(
            width: Int.random(in: 0...60, using: &random),
            height: Int.random(in: 0...40, using: &random)))
      }
      tree.update()
      let fresh = live.copy()
      let other = ElementTree.showing(
        fresh.element, width: tree.size.width, height: tree.size.height)
      // Rows that are not alive stand nowhere.
      let pairs = zip(live.all, fresh.all).filter { $0.0.element.tree === tree }
      #expect(other.size == tree.size)
      let different = pairs.first { $0.0.element.frame != $0.1.element.frame }
      #expect(
        different == nil,
        """
        step \(step): \(different.map { ($0.0.kind, $0.0.element.frame, $0.1.element.frame) })
        \(live.description)
        """)
      if different != nil { return }
    }
  }
}

/// An element with what it takes to build the same one anew.
@MainActor
private final class Model {
  enum Kind: Equatable {
    case text(String)
    case spacer
    case divider
    case slider
    case stack(Axis, CGFloat?)
    case layers
    case frame(CGFloat?, CGFloat?)
    case flexible(min: CGFloat?, max: CGFloat?)
    case padding(CGFloat)
    case overlay
    case list
  }

  let element: Element
  private(set) var kind: Kind
  private(set) var children: [Model] = []
  private var priority: Double?
  private var rows: ModelRows?

  init(_ kind: Kind, children: [Model] = []) {
    self.kind = kind
    switch kind {
    case .text(let string): element = text(string)
    case .spacer: element = spacer()
    case .divider: element = Element(.divider)
    case .slider: element = Element(.slider(SliderContent(value: 0, bounds: 0...1)))
    case .list: element = Element(.list(ListContent(look: .plain)))
    default: element = Element(.group)
    }
    applyLayout()
    setChildren(children)
  }

  var description: String {
    "\(kind)" + (children.isEmpty ? "" : " \(children.map(\.description))")
  }

  var all: [Model] { [self] + children.flatMap(\.all) }

  func copy() -> Model {
    let copy = Model(kind, children: children.map { $0.copy() })
    copy.setPriority(priority)
    return copy
  }

  func change(using random: inout SeededGenerator) {
    switch kind {
    case .text:
      kind = .text(Model.word(using: &random))
      if case .text(let string) = kind { element.setText(string) }
    case .stack, .layers, .frame, .flexible, .padding, .overlay:
      if Bool.random(using: &random) {
        kind = Model.container(using: &random)
        applyLayout()
      } else {
        changeChildren(using: &random)
      }
    case .list:
      changeChildren(using: &random)
    case .spacer, .divider, .slider:
      setPriority(Double(Int.random(in: 0...1, using: &random)))
    }
  }

  private func changeChildren(using random: inout SeededGenerator) {
    var changed = children
    switch Int.random(in: 0..<3, using: &random) {
    case 0: changed.append(Model.random(depth: 2, using: &random))
    case 1 where !changed.isEmpty:
      changed.remove(at: Int.random(in: changed.indices, using: &random))
    default: changed.shuffle(using: &random)
    }
    setChildren(changed)
  }

  private func setPriority(_ priority: Double?) {
    self.priority = priority
    element.layoutPriority = priority
  }

  private func setChildren(_ children: [Model]) {
    self.children = children
    guard kind == .list else { return element.setChildren(children.map(\.element)) }
    if let rows {
      rows.elements = children.map(\.element)
      element.rowsChanged()
    } else {
      let rows = ModelRows(children.map(\.element))
      self.rows = rows
      element.setRows(rows)
    }
  }

  private func applyLayout() {
    switch kind {
    case .stack(.horizontal, let spacing):
      element.layout = AnyElementLayout(HStackLayout(alignment: .top, spacing: spacing))
    case .stack(.vertical, let spacing):
      element.layout = AnyElementLayout(VStackLayout(alignment: .trailing, spacing: spacing))
    case .layers: element.layout = AnyElementLayout(ZStackLayout())
    case .frame(let width, let height):
      element.layout = AnyElementLayout(FrameLayout(width: width, height: height))
    case .flexible(let min, let max):
      element.layout = AnyElementLayout(
        FlexibleFrameLayout(width: .init(min: min, max: max), height: .init(max: max)))
    case .padding(let length): element.layout = AnyElementLayout(PaddingLayout(.all, length))
    case .overlay: element.layout = AnyElementLayout(OverlayLayout())
    case .text, .spacer, .divider, .slider, .list: break
    }
  }

  static func random(depth: Int, using random: inout SeededGenerator) -> Model {
    guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else { return leaf(using: &random) }
    let count = Int.random(in: 0...4, using: &random)
    let children = (0..<count).map { _ in Model.random(depth: depth - 1, using: &random) }
    return Model(
      Int.random(in: 0..<8, using: &random) == 0 ? .list : container(using: &random),
      children: children)
  }

  private static func leaf(using random: inout SeededGenerator) -> Model {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: Model(.spacer)
    case 1: Model(.divider)
    case 2: Model(.slider)
    default: Model(.text(word(using: &random)))
    }
  }

  private static func container(using random: inout SeededGenerator) -> Kind {
    let length = CGFloat(Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .layers
    case 1: return .frame(length, Bool.random(using: &random) ? length : nil)
    case 2: return .flexible(min: Bool.random(using: &random) ? length : nil, max: .infinity)
    case 3: return .padding(length / 4)
    case 4: return .overlay
    case 5, 6: return .stack(.horizontal, Bool.random(using: &random) ? 1 : nil)
    default: return .stack(.vertical, nil)
    }
  }

  private static func word(using random: inout SeededGenerator) -> String {
    String(repeating: "x", count: Int.random(in: 1...20, using: &random))
  }
}

/// Rows of one element each, which all stay.
private final class ModelRows: RowSource {
  var elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  var count: Int { elements.count }
  func id(at index: Int) -> AnyHashable { ObjectIdentifier(elements[index]) }
  func place(at index: Int) -> RowPlace {
    RowPlace(role: .row, section: 0, isFirst: index == 0, isLast: index == count - 1)
  }
  func elements(at index: Int) -> [Element] { [elements[index]] }
  func release(_ id: AnyHashable) {}
}
