import IdentifiedCollections

struct Item: Codable, Comparable, Hashable, Identifiable, Sendable {
  var id: Int
  var name = ""

  static func < (lhs: Item, rhs: Item) -> Bool { lhs.name < rhs.name }
}

func items(_ ids: Int...) -> IdentifiedArrayOf<Item> {
  IdentifiedArray(uniqueElements: ids.map { Item(id: $0, name: "\($0)") })
}
