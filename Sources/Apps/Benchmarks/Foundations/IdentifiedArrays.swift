import IdentifiedCollections

extension [Comparison] {
  /// What an identified array does at three sizes; the floor is an array, with a dictionary of
  /// positions where something is found by its id.
  @MainActor static var identifiedArrays: [Comparison] {
    [10, 1_000, 100_000].flatMap(identifiedArrays)
  }

  @MainActor private static func identifiedArrays(count: Int) -> [Comparison] {
    let elements = (0..<count).map { BenchmarkItem(id: UInt64($0) &* 0x9E37_79B9_7F4A_7C15) }
    let pairs = elements.enumerated().map { ($1.id, $0) }
    // In no order, as ids are asked for.
    let ids = (0..<64).map { elements[$0 &* 7919 % count].id }
    var subject = IdentifiedArray(uniqueElements: elements)
    var floor = (elements: elements, positions: Dictionary(uniqueKeysWithValues: pairs))
    let extra = BenchmarkItem(id: 1)

    return [
      Comparison("identified array: append to \(count)", operations: count) {
        var array = IdentifiedArrayOf<BenchmarkItem>()
        for element in elements { array.append(element) }
        use(array.count)
      } floor: {
        var array: [BenchmarkItem] = []
        var positions: [UInt64: Int] = [:]
        for element in elements where positions.updateValue(array.count, forKey: element.id) == nil
        {
          array.append(element)
        }
        use(array.count)
      },
      Comparison("identified array: find one of \(count)", operations: ids.count) {
        for id in ids { use(subject[id: id]?.count ?? 0) }
      } floor: {
        for id in ids { use(floor.positions[id].map { floor.elements[$0].count } ?? 0) }
      },
      Comparison("identified array: change one of \(count)", operations: ids.count) {
        for id in ids { subject[id: id]?.count += 1 }
      } floor: {
        for id in ids {
          if let position = floor.positions[id] { floor.elements[position].count += 1 }
        }
      },
      Comparison("identified array: add and remove the last of \(count)") {
        subject.append(extra)
        subject.remove(id: extra.id)
      } floor: {
        floor.positions[extra.id] = floor.elements.count
        floor.elements.append(extra)
        if let position = floor.positions.removeValue(forKey: extra.id) {
          floor.elements.remove(at: position)
        }
      },
      Comparison("identified array: remove and add in the middle of \(count)") {
        if let element = subject.remove(id: elements[count / 2].id) {
          subject.insert(element, at: count / 2)
        }
      } floor: {
        // Without a table of positions, which would have to be made anew.
        let id = elements[count / 2].id
        if let position = floor.elements.firstIndex(where: { $0.id == id }) {
          floor.elements.insert(floor.elements.remove(at: position), at: position)
        }
      },
      Comparison("identified array: iterate over \(count)", operations: count) {
        var sum = 0
        for element in subject { sum &+= element.count }
        use(sum)
      } floor: {
        var sum = 0
        for element in floor.elements { sum &+= element.count }
        use(sum)
      },
    ]
  }
}

private struct BenchmarkItem: Identifiable {
  let id: UInt64
  var count = 1
  var title = ""
}
