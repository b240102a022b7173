import SwiftUICore

/// Content that is evaluated by itself when something that it has read changes.
///
/// ```swift
/// var body: some View {
///   WithPerceptionTracking {
///     Text("\(model.count)")
///   }
/// }
/// ```
///
/// Every view observes what its body reads, so no view needs it. Source that has it for older
/// platforms works unchanged.
public struct WithPerceptionTracking<Content> {
  private let makeContent: () -> Content

  private var content: Content {
    _PerceptionLocals.$isInPerceptionTracking.withValue(true, operation: makeContent)
  }
}

extension WithPerceptionTracking: View where Content: View {
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.makeContent = content
  }

  public var body: some View { content }
}

extension WithPerceptionTracking: Scene where Content: Scene {
  public init(@SceneBuilder content: @escaping () -> Content) {
    self.makeContent = content
  }

  public var body: some Scene { content }
}
