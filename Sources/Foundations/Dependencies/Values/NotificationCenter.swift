import Foundation

extension DependencyValues {
  /// Where notifications are posted and observed. Each test has one of its own.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self].value }
    set { self[NotificationCenterKey.self] = UncheckedSendable(newValue) }
  }
}

private enum NotificationCenterKey: DependencyKey {
  // A notification center is safe to share, and does not say so on Linux.
  static var liveValue: UncheckedSendable<NotificationCenter> { UncheckedSendable(.default) }
  static var testValue: UncheckedSendable<NotificationCenter> {
    UncheckedSendable(NotificationCenter())
  }
}
