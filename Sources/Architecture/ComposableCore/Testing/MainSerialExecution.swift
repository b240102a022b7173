import ConcurrencyExtras

/// Makes the whole process run its tasks one after the other on the main executor for as long as
/// one of these lives.
final class MainSerialExecution: Sendable {
  private struct Users {
    var count = 0
    var setting = false
  }

  private static let users = LockIsolated(Users())

  init() {
    Self.users.withValue { users in
      if users.count == 0 { users.setting = uncheckedUseMainSerialExecutor }
      users.count += 1
      uncheckedUseMainSerialExecutor = true
    }
  }

  deinit {
    Self.users.withValue { users in
      users.count -= 1
      if users.count == 0 { uncheckedUseMainSerialExecutor = users.setting }
    }
  }
}
