import DataFlow
import SwiftUICore

extension View {
  /// Keeps a value of a model and one of the view the same.
  ///
  /// ```swift
  /// .bind($model.isExpanded, to: $isExpanded)
  /// ```
  ///
  /// When the view appears, the model's value counts. Later, each change of the one is written to
  /// the other, where that differs.
  nonisolated public func bind<ModelValue: _Bindable, ViewValue: _Bindable>(
    _ modelValue: ModelValue, to viewValue: ViewValue
  ) -> some View where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
    modifier(BindModifier(ends: BoundEnds(model: modelValue, view: viewValue)))
  }
}

/// What ``SwiftUICore/View/bind(_:to:)`` keeps the same: a binding, a state or the focus.
public protocol _Bindable<Value> {
  associatedtype Value
  var wrappedValue: Value { get nonmutating set }
}

extension AppStorage: _Bindable {}
extension Binding: _Bindable {}
extension FocusState: _Bindable {}
extension FocusState.Binding: _Bindable {}
extension State: _Bindable {}

/// Two values that are to be the same.
///
/// It is no dynamic property, so that a state in it stays that of the view it comes from.
private struct BoundEnds<Model: _Bindable, View: _Bindable>
where Model.Value == View.Value, Model.Value: Equatable {
  let model: Model
  let view: View

  func copyToView() {
    if view.wrappedValue != model.wrappedValue { view.wrappedValue = model.wrappedValue }
  }

  func copyToModel() {
    if model.wrappedValue != view.wrappedValue { model.wrappedValue = view.wrappedValue }
  }
}

private struct BindModifier<ModelValue: _Bindable, ViewValue: _Bindable>
where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
  let ends: BoundEnds<ModelValue, ViewValue>
  @State private var hasAppeared = false

  init(ends: BoundEnds<ModelValue, ViewValue>) {
    self.ends = ends
  }
}

extension BindModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onAppear {
        guard !hasAppeared else { return }
        hasAppeared = true
        ends.copyToView()
      }
      .onChange(of: ends.model.wrappedValue) { ends.copyToView() }
      .onChange(of: ends.view.wrappedValue) { ends.copyToModel() }
  }
}
