/// An effect that sends an action at once.
@usableFromInline
// `@unchecked`: as the superclass.
final class SendEffect<Action>: EffectBox, @unchecked Sendable {
  @usableFromInline let action: Action

  @inlinable init(_ action: Action, route: [RouteStep] = []) {
    self.action = action
    super.init(sendAlong: route)
  }

  override func withAction(_ body: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: action) { body($0) }
  }

  override func copy(route: [RouteStep]) -> EffectBox {
    SendEffect(action, route: route)
  }
}
