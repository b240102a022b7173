import Observation
import SwiftUICore
import Testing

// Previews in the forms that apps write them: what there is to test is that they compile, and that
// none of their code runs.

#Preview {
  PreviewedView(model: PreviewedModel())
}

#Preview("Several views, of a model made here") {
  let model = PreviewedModel()
  PreviewedView(model: model)
  if model.isOn {
    PreviewedView(model: model)
  }
}

#Preview("Returned") {
  let model = PreviewedModel()
  return PreviewedView(model: model)
}

#Preview("With traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
  PreviewedView(model: PreviewedModel())
}

#Preview(traits: .fixedLayout(width: 300, height: 200)) {
  PreviewedView(model: PreviewedModel())
}

#Preview("With state of its own") {
  @Previewable @State var isOn = false
  Toggle("Sound", isOn: $isOn)
}

private struct PreviewedView_Previews: PreviewProvider {
  static var previews: some View {
    PreviewedView(model: PreviewedModel())
      .previewDisplayName("Alone")
      .previewDevice("Terminal")
      .previewInterfaceOrientation(.landscapeLeft)
    Group {
      PreviewedView(model: PreviewedModel()).previewLayout(.fixed(width: 80, height: 40))
      PreviewedView(model: PreviewedModel()).previewLayout(.sizeThatFits)
    }
  }
}

@MainActor
@Observable
private final class PreviewedModel {
  static var count = 0
  var isOn = false

  init() {
    Self.count += 1
  }
}

private struct PreviewedView: View {
  let model: PreviewedModel
  var body: some View { EmptyView() }
}

@MainActor
@Test("No code of a preview runs")
func previewsDoNotRun() {
  #expect(PreviewedModel.count == 0)
}
