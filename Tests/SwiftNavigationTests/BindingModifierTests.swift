import DataFlow
import SwiftNavigation
import Testing

@MainActor
@Suite("Bindings that skip or print writes")
struct BindingModifierTests {
  private let place = Place(1)

  @Test("An equal value is not written")
  func equalValue() {
    let binding = place.binding.removeDuplicates()
    binding.wrappedValue = 1
    #expect(place.writes == 0)
    binding.wrappedValue = 2
    binding.wrappedValue = 2
    #expect(place.writes == 1)
    #expect(binding.wrappedValue == 2)
  }

  @Test("A closure says what is a duplicate, given the old and the new value")
  func duplicateByClosure() {
    let binding = place.binding.removeDuplicates { old, new in new < old }
    binding.wrappedValue = 0
    #expect(place.value == 1)
    binding.wrappedValue = 5
    #expect(place.value == 5)
  }

  @Test("The transaction is kept")
  func transaction() {
    place.binding.animation(.linear).removeDuplicates().wrappedValue = 2
    #expect(place.transaction.animation == .linear)
    place.binding.animation(.linear).printingChanges("") { _ in }.wrappedValue = 3
    #expect(place.transaction.animation == .linear)
  }

  @Test("Each write is printed with the old and the new value")
  func printed() {
    let place = Place("a")
    var lines: [String] = []
    let binding = place.binding.printingChanges("name") { lines.append($0) }
    binding.wrappedValue = "b"
    #expect(lines == [#"name: "a" = "b""#])
    #expect(place.value == "b")
    place.binding.printingChanges("") { lines.append($0) }.wrappedValue = "c"
    #expect(lines.last == #"Binding<String>: "b" = "c""#)
  }

  @Test("Printing to the standard output writes the value too")
  func printedToStandardOutput() {
    place.binding._printChanges("count").wrappedValue = 2
    #expect(place.value == 2)
  }
}
