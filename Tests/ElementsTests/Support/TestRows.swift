import Elements
import Foundation

/// Rows from a list of names, which are also their identities.
final class TestRows: RowSource {
  var names: [String] {
    didSet { if made.count > names.count { made = made.filter { names.contains($0.key) } } }
  }
  private(set) var made: [String: Element] = [:]
  private(set) var released: [String] = []
  private let make: (String) -> Element

  init(_ names: [String], make: @escaping @MainActor (String) -> Element = { button($0) }) {
    self.names = names
    self.make = make
  }

  var count: Int { names.count }

  func id(at index: Int) -> AnyHashable { names[index] }

  func place(at index: Int) -> RowPlace {
    RowPlace(role: .row, section: 0, isFirst: index == 0, isLast: index == count - 1)
  }

  func elements(at index: Int) -> [Element] {
    let name = names[index]
    let element = made[name] ?? make(name)
    made[name] = element
    return [element]
  }

  func release(_ id: AnyHashable) {
    guard let name = id.base as? String else { return }
    made[name] = nil
    released.append(name)
  }
}

@MainActor
func list(_ rows: TestRows) -> Element {
  let list = Element(.list(ListContent(look: .plain)))
  list.setRows(rows)
  return list
}
