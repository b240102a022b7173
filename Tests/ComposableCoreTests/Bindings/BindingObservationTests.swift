import ComposableCore
import DataFlow
import Observation
import Testing

@MainActor @Suite struct BindingObservationTests {
  let store = Store(initialState: Profile.State()) { Profile() }

  @Test func whoReadsABindingIsToldOfItsFieldOnly() {
    for binding in [Bindable(store).name, Bindable(store).name.sending(\.renamed)] {
      let name = ChangeCounter { _ = binding.wrappedValue }
      store.isPrivate.toggle()
      #expect(name.count == 0)
      binding.wrappedValue += "x"
      #expect(name.count == 1)
    }
  }

  @Test func aFieldOfAStoreWithBindingsIsReadByItself() {
    let name = ChangeCounter { _ = store.name }
    store.isPrivate = true
    #expect(name.count == 0)
    store.name = "Blob"
    #expect(name.count == 1)
  }
}
