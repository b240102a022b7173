import DataFlow
import SwiftNavigation
import Testing

@MainActor
@Suite("Bindings to the value of an optional")
struct UnwrappingBindingTests {
  private let place = Place<Int?>(1)

  @Test("There is none while the optional is nil")
  func none() {
    place.value = nil
    #expect(Binding(unwrapping: place.binding) == nil)
  }

  @Test("Reads and writes go to the optional while it has a value")
  func some() throws {
    let binding = try #require(Binding(unwrapping: place.binding))
    #expect(binding.wrappedValue == 1)
    binding.wrappedValue = 2
    #expect(place.value == 2)
    place.value = 3
    #expect(binding.wrappedValue == 3)
  }

  @Test("After the optional became nil the last value is read, and writes change only that")
  func becameNil() throws {
    let binding = try #require(Binding(unwrapping: place.binding))
    place.value = 44
    #expect(binding.wrappedValue == 44)
    place.value = nil
    #expect(binding.wrappedValue == 44)
    binding.wrappedValue += 1
    #expect(binding.wrappedValue == 45)
    #expect(place.value == nil)
    place.value = 7
    #expect(binding.wrappedValue == 7)
  }

  @Test("What was written is the last value, also where nobody read it")
  func writtenLast() throws {
    let binding = try #require(Binding(unwrapping: place.binding))
    binding.wrappedValue = 2
    place.value = nil
    #expect(binding.wrappedValue == 2)
  }

  @Test("With a default value there always is one, which reads the default while the base is nil")
  func defaultValue() {
    place.value = nil
    let binding = Binding(unwrapping: place.binding, default: 5)
    #expect(binding.wrappedValue == 5)
    binding.wrappedValue = 6
    #expect(binding.wrappedValue == 6)
    #expect(place.value == nil)
    place.value = 1
    #expect(binding.wrappedValue == 1)
    binding.wrappedValue = 2
    #expect(place.value == 2)
  }

  @Test("The transaction of the base is kept")
  func transaction() throws {
    let binding = try #require(Binding(unwrapping: place.binding.animation(.linear)))
    binding.wrappedValue = 2
    #expect(place.transaction.animation == .linear)
  }
}
