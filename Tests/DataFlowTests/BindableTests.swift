import DataFlow
import Observation
import Testing

@Suite struct BindableTests {
  @Observable final class Model {
    var name = "Blob"
  }

  @Test func itsMembersEditTheObject() {
    let model = Model()
    @Bindable var bindable = model
    $bindable.name.wrappedValue = "Blob Jr."
    #expect(model.name == "Blob Jr.")
    #expect($bindable.name.wrappedValue == "Blob Jr.")
  }

  @Test func bindablesAreEqualWhenTheirObjectsAre() {
    let model = Model()
    #expect(Bindable._isEqual(Bindable(model), Bindable(model)))
    #expect(!Bindable._isEqual(Bindable(model), Bindable(Model())))
  }

  @Test func bindingsOfEachEvaluationAreEqual() {
    let model = Model()
    #expect(Binding._isEqual(Bindable(model).name, Bindable(model).name))
    #expect(!Binding._isEqual(Bindable(model).name, Bindable(Model()).name))
  }
}
