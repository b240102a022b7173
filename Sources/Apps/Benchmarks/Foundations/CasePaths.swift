import CasePaths

extension [Comparison] {
  /// The payload of a case read and written through case paths; the floor is a `switch` in a
  /// function, which is not inlined, as the `switch` of another module is not.
  @MainActor static var casePaths: [Comparison] {
    let values = (0..<64).map { $0.isMultiple(of: 4) ? Route.list : .detail($0) }
    // A key path to a case is made anew wherever one is written.
    let path = \Route.Cases.detail
    let detail = AnyCasePath(path)
    let edit = AnyCasePath(\Route.Cases.edit)

    func reading(
      _ name: String, from values: [Route] = values, _ subject: @escaping (Route) -> Int?,
      floor: @escaping (Route) -> Int? = { $0.detailBySwitch }
    ) -> Comparison {
      Comparison(name, operations: values.count) {
        for value in values { use(subject(value) ?? 1) }
      } floor: {
        for value in values { use(floor(value) ?? 1) }
      }
    }
    let drafts = values.map { $0.isList ? $0 : .edit("A title that has a storage of its own") }

    return [
      reading("case path: extract an Int") { detail.extract(from: $0) },
      reading("case path: extract a String", from: drafts) {
        edit.extract(from: $0)?.utf8.count
      } floor: {
        $0.editBySwitch?.utf8.count
      },
      Comparison("case path: embed an Int", operations: values.count) {
        for id in values.indices { use(detail.embed(id).isList ? 1 : 0) }
      } floor: {
        for id in values.indices { use(Route.detailByHand(id).isList ? 1 : 0) }
      },
      reading("case path: AnyCasePath(\\.detail)") {
        AnyCasePath(\Route.Cases.detail).extract(from: $0)
      },
      reading("case path: value[case: \\.detail]") { $0[case: \.detail] },
      reading("case path: value[case: path]") { $0[case: path] },
      reading("case path: value.is(path)") { $0.is(path) ? 2 : nil },
      reading("case path: value.detail") { $0.detail },
      reading("case path: value.is(\\.detail)") { $0.is(\.detail) ? 2 : nil },
      reading("case path: value.is(\\.child.detail)") { $0.is(\.child.detail) ? 2 : nil },
      reading("case path: value.case == \\.detail") { $0.case == \.detail ? 2 : nil },
      Comparison("case path: value.modify(\\.detail)", operations: values.count) {
        for id in values.indices {
          var value = Route.detailByHand(id)
          value.modify(\.detail) { $0 += 1 }
          use(value.isList ? 1 : 0)
        }
      } floor: {
        for id in values.indices {
          var value = Route.detailByHand(id)
          value.incrementBySwitch()
          use(value.isList ? 1 : 0)
        }
      },
    ]
  }
}

@CasePathable
@dynamicMemberLookup
private enum Route {
  case list
  case detail(Int)
  case edit(String)
  case child(Child)

  @CasePathable
  enum Child {
    case detail(Int)
  }

  var isList: Bool {
    if case .list = self { true } else { false }
  }

  @inline(never)
  var detailBySwitch: Int? {
    switch self {
    case .detail(let id): id
    default: nil
    }
  }

  @inline(never)
  var editBySwitch: String? {
    switch self {
    case .edit(let title): title
    default: nil
    }
  }

  @inline(never)
  static func detailByHand(_ id: Int) -> Route { .detail(id) }

  @inline(never)
  mutating func incrementBySwitch() {
    switch self {
    case .detail(let id): self = .detail(id + 1)
    default: break
    }
  }
}
