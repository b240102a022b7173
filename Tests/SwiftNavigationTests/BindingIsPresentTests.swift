import DataFlow
import IssueReporting
import SwiftNavigation
import Testing

@MainActor
@Suite("Bindings to whether an optional is there")
struct BindingIsPresentTests {
  @Test("A Bool of an optional says whether it is there, and removes it")
  func isPresent() {
    var optional: Int? = 1
    let base = Binding(get: { optional }, set: { optional = $0 })
    let isPresent = Binding<Bool>(base)
    #expect(isPresent.wrappedValue)
    isPresent.wrappedValue = false
    #expect(optional == nil)
    #expect(!isPresent.wrappedValue)
  }

  @Test("Writing true to the Bool of an optional is reported, and changes nothing")
  func presentingNothing() {
    var optional: Int?
    let base = Binding(get: { optional }, set: { optional = $0 })
    let isPresent = Binding<Bool>(base)
    withExpectedIssue { isPresent.wrappedValue = true }
    #expect(optional == nil)
  }
}
