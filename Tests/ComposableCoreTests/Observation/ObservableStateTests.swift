import ComposableCore
import Foundation
import Testing

@ObservableState
private struct Row: Equatable, Identifiable {
  let id: Int
  var count = 0
}

@ObservableState
private struct Child: Equatable {
  var count = 0
  var sibling = 0

  mutating func replace(with other: Child) {
    self = other
  }
}

@ObservableState
private struct Parent: Equatable {
  var count = 0
  var name: String?
  var child = Child()
  var sibling = Child()
  var optional: Child?
  @Presents var presented: Child?
  @Presents var inert: Int?
  var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
  var array = [Child()]
  var path = StackState([Child(), Child()])
  @ObservationStateIgnored var ignored = 0
}

@ObservableState
private struct Saved: Codable, Hashable {
  var count = 1
}

@ObservableState
private struct Limited {
  var count = 0 { didSet { if count > 10 { count = 10 } } }
}

struct ObservableStateTests {
  private var state = Parent()

  @Test mutating func changingAPropertyNotifiesItsReadersOnly() {
    let count = ChangeCounter { _ = state.count }
    let name = ChangeCounter { _ = state.name }
    state.count += 1
    #expect(count.count == 1)
    #expect(name.count == 0)
  }

  @Test mutating func assigningAnEqualValueNotifiesNobody() {
    let count = ChangeCounter { _ = state.count }
    let name = ChangeCounter { _ = state.name }
    state.count = 0
    state.name = nil
    #expect(count.count == 0)
    #expect(name.count == 0)
  }

  @Test mutating func changingAChildNotifiesReadersOfItsPropertyOnly() {
    let child = ChangeCounter { _ = state.child }
    let count = ChangeCounter { _ = state.child.count }
    let sibling = ChangeCounter { _ = state.child.sibling }
    state.child.count += 1
    #expect(child.count == 0)
    #expect(count.count == 1)
    #expect(sibling.count == 0)
  }

  @Test mutating func replacingAChildNotifiesItsReaders() {
    let child = ChangeCounter { _ = state.child }
    state.child = Child()
    #expect(child.count == 1)
  }

  @Test mutating func swappingSiblingsNotifiesReadersOfBoth() {
    let child = ChangeCounter { _ = state.child }
    let sibling = ChangeCounter { _ = state.sibling }
    let copy = state.child
    state.child = state.sibling
    state.sibling = copy
    #expect(child.count == 1)
    #expect(sibling.count == 1)
  }

  @Test mutating func assigningAChangedCopyNotifiesReaders() {
    let count = ChangeCounter { _ = state.child.count }
    var copy = state.child
    copy.count += 1
    state.child = copy
    #expect(count.count == 1)
  }

  @Test mutating func replacingAChildInItsOwnMethodNotifiesItsReaders() {
    let child = ChangeCounter { _ = state.child }
    let count = ChangeCounter { _ = state.child.count }
    state.child.replace(with: Child(count: 1))
    #expect(child.count == 1)
    #expect(count.count == 1)
  }

  @Test mutating func presentingAndDismissingNotifiesReaders() {
    let presentation = ChangeCounter { _ = state.presented }
    state.presented = Child()
    #expect(presentation.count == 1)

    let dismissal = ChangeCounter { _ = state.presented }
    let projection = ChangeCounter { _ = state.$presented }
    state.presented = nil
    #expect(dismissal.count == 1)
    #expect(projection.count == 1)
  }

  @Test mutating func changingAPresentedChildNotifiesReadersOfItsPropertyOnly() {
    state.presented = Child()
    state.optional = Child()
    let presented = ChangeCounter { _ = state.presented }
    let presentedCount = ChangeCounter { _ = state.presented?.count }
    let optional = ChangeCounter { _ = state.optional }
    let optionalCount = ChangeCounter { _ = state.optional?.count }
    state.presented?.count += 1
    state.optional?.count += 1
    #expect(presented.count == 0)
    #expect(presentedCount.count == 1)
    #expect(optional.count == 0)
    #expect(optionalCount.count == 1)
    #expect(state.presented?.count == 1)
  }

  @Test mutating func changingAPresentedValueThatIsNotObservableNotifiesItsReaders() {
    state.inert = 1
    let inert = ChangeCounter { _ = state.inert }
    state.inert? += 1
    #expect(inert.count == 1)
    #expect(state.inert == 2)
  }

  @Test mutating func addingRemovingAndMovingRowsNotifiesReadersOfRows() {
    for change in [
      { (rows: inout IdentifiedArrayOf<Row>) in _ = rows.append(Row(id: 3)) },
      { $0.remove(id: 1) },
      { $0.reverse() },
    ] {
      let rows = ChangeCounter { _ = state.rows }
      change(&state.rows)
      #expect(rows.count == 1)
    }
  }

  @Test mutating func changingARowNotifiesReadersOfItsPropertyOnly() {
    let rows = ChangeCounter { _ = state.rows }
    let row = ChangeCounter { _ = state.rows[0] }
    let count = ChangeCounter { _ = state.rows[0].count }
    let otherCount = ChangeCounter { _ = state.rows[1].count }
    state.rows[0].count += 1
    #expect(rows.count == 0)
    #expect(row.count == 0)
    #expect(count.count == 1)
    #expect(otherCount.count == 0)
  }

  @Test mutating func replacingARowByACopyWithTheSameIDNotifiesReaders() {
    let count = ChangeCounter { _ = state.rows[0].count }
    state.rows[0] = Row(id: 1, count: 5)
    #expect(count.count == 1)
  }

  @Test mutating func undoingAChangeOfARowNotifiesReadersOfRows() {
    let backup = state.rows
    state.rows[id: 1]?.count += 1
    let rows = ChangeCounter { _ = state.rows }
    state.rows = backup
    #expect(rows.count == 1)
  }

  @Test mutating func arraysOfObservableStateAreObservedAsRowsAre() {
    let array = ChangeCounter { _ = state.array }
    let count = ChangeCounter { _ = state.array[0].count }
    state.array[0].count += 1
    #expect(array.count == 0)
    #expect(count.count == 1)
    state.array.append(Child())
    #expect(array.count == 1)
  }

  @Test("Who has read the old child's properties is not told that another one takes its place")
  mutating func readersOfTheOldChild() {
    let old = state.child
    let count = ChangeCounter { _ = old.count }
    state.child = Child()
    #expect(count.count == 0)
  }

  @Test("Elements of a stack are observed one by one, and the stack when they come and go")
  mutating func elementsOfAStack() {
    let path = ChangeCounter { _ = state.path }
    let first = ChangeCounter { _ = state.path.first?.count }
    let last = ChangeCounter { _ = state.path.last?.count }
    state.path[id: state.path.ids[0]]?.count += 1
    #expect(path.count == 0)
    #expect(first.count == 1)
    #expect(last.count == 0)
    state.path.removeLast()
    #expect(path.count == 1)
  }

  @Test("An element of a stack or an array that an edited copy replaces tells its readers")
  mutating func editedCopies() {
    let element = ChangeCounter { _ = state.path.first?.count }
    let item = ChangeCounter { _ = state.array[0].count }
    var copy = state.path[0]
    copy.count += 1
    state.path[id: state.path.ids[0]] = copy
    var itemCopy = state.array[0]
    itemCopy.count += 1
    state.array[0] = itemCopy
    #expect(element.count == 1)
    #expect(item.count == 1)
  }

  @Test mutating func ignoredPropertiesNotifyNobody() {
    let ignored = ChangeCounter { _ = state.ignored }
    state.ignored += 1
    #expect(ignored.count == 0)
  }

  @Test mutating func willModifyNotifiesEverybodyAndRenewsTheIdentity() {
    let id = state.child._$id
    let count = ChangeCounter { _ = state.child.count }
    state.child._$willModify()
    #expect(count.count == 1)
    #expect(state.child._$id != id)
  }

  @Test mutating func copiesShareTheirIdentityUntilOneIsChangedInItsParent() {
    state.sibling = state.child
    #expect(state.sibling._$id == state.child._$id)
    state.sibling.count += 1
    #expect(state.sibling._$id != state.child._$id)
  }

  @Test func theRegistrarIsNoPartOfTheValue() throws {
    #expect(Child(count: 1) == Child(count: 1))
    #expect(Child(count: 1) != Child(count: 2))

    let data = try JSONEncoder().encode(Saved(count: 2))
    #expect(String(decoding: data, as: UTF8.self) == #"{"_count":2}"#)
    #expect(try JSONDecoder().decode(Saved.self, from: data).count == 2)
    #expect(Saved(count: 2).hashValue == Saved(count: 2).hashValue)
  }

  @Test func propertiesKeepTheirObservers() {
    var state = Limited()
    state.count = 20
    #expect(state.count == 10)
  }

  @Test func moreThan62PropertiesAreObserved() {
    var state = Wide()
    let first = ChangeCounter { _ = state.p00 }
    let last = ChangeCounter { _ = state.p69 }
    state.p69 += 1
    #expect(first.count == 0)
    #expect(last.count == 1)
  }
}

@ObservableState
private struct Wide {
  var p00 = 0
  var p01 = 0
  var p02 = 0
  var p03 = 0
  var p04 = 0
  var p05 = 0
  var p06 = 0
  var p07 = 0
  var p08 = 0
  var p09 = 0
  var p10 = 0
  var p11 = 0
  var p12 = 0
  var p13 = 0
  var p14 = 0
  var p15 = 0
  var p16 = 0
  var p17 = 0
  var p18 = 0
  var p19 = 0
  var p20 = 0
  var p21 = 0
  var p22 = 0
  var p23 = 0
  var p24 = 0
  var p25 = 0
  var p26 = 0
  var p27 = 0
  var p28 = 0
  var p29 = 0
  var p30 = 0
  var p31 = 0
  var p32 = 0
  var p33 = 0
  var p34 = 0
  var p35 = 0
  var p36 = 0
  var p37 = 0
  var p38 = 0
  var p39 = 0
  var p40 = 0
  var p41 = 0
  var p42 = 0
  var p43 = 0
  var p44 = 0
  var p45 = 0
  var p46 = 0
  var p47 = 0
  var p48 = 0
  var p49 = 0
  var p50 = 0
  var p51 = 0
  var p52 = 0
  var p53 = 0
  var p54 = 0
  var p55 = 0
  var p56 = 0
  var p57 = 0
  var p58 = 0
  var p59 = 0
  var p60 = 0
  var p61 = 0
  var p62 = 0
  var p63 = 0
  var p64 = 0
  var p65 = 0
  var p66 = 0
  var p67 = 0
  var p68 = 0
  var p69 = 0
}
