import CasePaths
import ComposableCore
import CustomDump
import Testing

@Suite struct BindingActionTests {
  typealias Action = Profile.Action

  @Test func actionsAreEqualThatWriteAnEqualValueToTheSameField() {
    #expect(Action.set(\.name, "Blob") == .binding(.set(\.name, "Blob")))
    #expect(Action.set(\.name, "Blob") != .set(\.name, "Blob Jr."))
    #expect(Action.set(\.isPrivate, false) != .set(\.name, ""))
  }

  @Test func aPatternMatchesTheField() {
    #expect(\Profile.State.name ~= BindingAction.set(\.name, "Blob"))
    #expect(!(\Profile.State.name ~= BindingAction.set(\.isPrivate, true)))
  }

  @Test func aFieldIsACase() {
    let path: CaseKeyPath<Action, String> = \.binding.name
    #expect(path("Blob") == .set(\.name, "Blob"))
    let name: String? = Action.set(\.name, "Blob")[case: \.binding.name]
    #expect(name == "Blob")
    #expect(Action.set(\.isPrivate, true)[case: \.binding.name] == nil)
    #expect(Action.renamed("Blob")[case: \.binding.name] == nil)
  }

  @Test func aFieldAndACaseMayHaveTheSameName() {
    #expect(Action.isPrivate(true)[case: \.isPrivate] == true)
    #expect(Action.isPrivate(true)[case: \.binding.isPrivate] == nil)
    #expect(Action.set(\.isPrivate, true)[case: \.isPrivate] == nil)
    #expect(Action.set(\.isPrivate, true)[case: \.binding.isPrivate] == true)
  }

  @Test func onlyTheCaseOfBindingsHasABinding() {
    #expect(Action.set(\.name, "Blob").binding == .set(\.name, "Blob"))
    #expect(Action.renamed("Blob").binding == nil)
    #expect(Action.resetButtonTapped.binding == nil)
  }

  @Test func itsDumpShowsFieldAndValue() {
    #expect(
      String(customDumping: BindingAction<Profile.State>.set(\.name, "Blob"))
        == #".set(\Profile.State.name, "Blob")"#)
    #expect(
      String(customDumping: BindingAction<Profile.State>.set(\.address, .init()))
        == #".set(\Profile.State.address, Profile.Address(city: ""))"#)
  }
}
