import DataFlow
import SwiftUICore

/// A view with a state of its own, which its content is given a binding to.
@available(*, deprecated, message: "Keep the value in a '@State' of the view instead.")
public struct WithState<Value, Content: View> {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  public init(
    initialValue value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    _value = State(wrappedValue: value)
    self.content = content
  }
}

@available(*, deprecated, message: "Keep the value in a '@State' of the view instead.")
extension WithState: View {
  public var body: some View {
    content($value)
  }
}
