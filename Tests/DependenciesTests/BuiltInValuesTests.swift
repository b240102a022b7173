import Dependencies
import Foundation
import Testing

@Suite struct BuiltInValuesTests {
  @Test(arguments: [
    (0, "00000000-0000-0000-0000-000000000000"),
    (15, "00000000-0000-0000-0000-00000000000F"),
    (16, "00000000-0000-0000-0000-000000000010"),
    (256, "00000000-0000-0000-0000-000000000100"),
    (Int.max, "00000000-0000-0000-7FFF-FFFFFFFFFFFF"),
    (-1, "00000000-0000-0001-0000-000000000001"),
    (-16, "00000000-0000-0001-0000-000000000010"),
    (-Int.max, "00000000-0000-0001-7FFF-FFFFFFFFFFFF"),
  ])
  func aUUIDShowsItsNumber(number: Int, uuid: String) {
    #expect(UUID(number).uuidString == uuid)
  }

  @Test func incrementingUUIDsStartAnewEachTime() {
    @Dependency(\.uuid) var uuid
    for _ in 1...2 {
      withDependencies {
        $0.uuid = .incrementing
      } operation: {
        #expect([uuid(), uuid(), uuid()] == [UUID(0), UUID(1), UUID(2)])
      }
    }
    withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      #expect([uuid(), uuid()] == [UUID(7), UUID(7)])
    }
  }

  @Test func theDateIsSetAsAWholeAndByItsNow() {
    @Dependency(\.date) var date
    @Dependency(\.date.now) var now
    withDependencies {
      $0.date = .constant(Date(timeIntervalSince1970: 1))
    } operation: {
      #expect(now == Date(timeIntervalSince1970: 1))
      withDependencies {
        $0.date.now += 1
      } operation: {
        #expect(now == Date(timeIntervalSince1970: 2))
        #expect(date() == Date(timeIntervalSince1970: 2))
      }
    }
  }

  @Test("a clock of tests is reported where it is read, with what to do, and does not wait")
  func aClockIsUnimplementedInTests() async throws {
    let line = #line + 1
    @Dependency(\.continuousClock) var clock
    @Dependency(\.suspendingClock) var suspendingClock
    let messages = LockIsolated<[String]>([])
    let places = LockIsolated<[Int?]>([])
    try await withKnownIssue {
      try await clock.sleep(for: .seconds(1_000_000))
      try await suspendingClock.sleep(for: .seconds(1_000_000))
    } matching: { issue in
      messages.withValue { $0 += issue.comments.map(\.rawValue) }
      places.withValue { $0.append(issue.sourceLocation?.line) }
      return issue.sourceLocation?.fileID.hasSuffix("BuiltInValuesTests.swift") == true
    }
    #expect(places.value == [line, line, line + 1, line + 1])
    #expect(
      messages.value.map { $0.prefix { $0 != "\n" } } == [
        "Unimplemented: @Dependency(\\.continuousClock).now",
        "Unimplemented: @Dependency(\\.continuousClock).sleep",
        "Unimplemented: @Dependency(\\.suspendingClock).now",
        "Unimplemented: @Dependency(\\.suspendingClock).sleep",
      ])
    #expect(
      messages.value.first?.hasSuffix(
        """
        Override 'continuousClock' in the test, with 'withDependencies': with 'ImmediateClock()', which \
        does not wait, or with a 'TestClock()', which the test advances.
        """) == true)
    try await withDependencies {
      $0.continuousClock = .immediate
    } operation: {
      try await clock.sleep(for: .seconds(1))
    }
  }

  @Test func randomNumbersComeFromTheAssignedSource() {
    struct Counting: RandomNumberGenerator, Sendable {
      var count: UInt64 = 0
      mutating func next() -> UInt64 {
        count += 1
        return count
      }
    }
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      #expect(withRandomNumberGenerator { $0.next() } == 1)
      #expect(withRandomNumberGenerator { $0.next() } == 2)
      struct Empty: Error {}
      #expect(throws: Empty.self) { try withRandomNumberGenerator { _ in throw Empty() } }
    }
  }

  @Test func theValuesOfTheUserAreReportedInTestsAndCanBeAssigned() {
    let reports = LockIsolated(0)
    withKnownIssue {
      _ = DependencyValues._current.calendar
      _ = DependencyValues._current.locale
      _ = DependencyValues._current.preferredLocales
      _ = DependencyValues._current.timeZone
      _ = DependencyValues._current.uuid
      _ = DependencyValues._current.date
      _ = DependencyValues._current.withRandomNumberGenerator
    } matching: { _ in
      reports.withValue { $0 += 1 }
      return true
    }
    #expect(reports.value == 7)
    withDependencies {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.locale = Locale(identifier: "nl_NL")
      $0.preferredLocales = [Locale(identifier: "nl_NL"), Locale(identifier: "en_GB")]
      $0.timeZone = .gmt
    } operation: {
      #expect(DependencyValues._current.calendar.identifier == .gregorian)
      #expect(DependencyValues._current.locale.identifier == "nl_NL")
      #expect(DependencyValues._current.preferredLocales.map(\.identifier) == ["nl_NL", "en_GB"])
      #expect(DependencyValues._current.timeZone == .gmt)
    }
  }

  @Test func workThatNobodyWaitsForIsWaitedForInTests() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let isFinished = LockIsolated(false)
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await fireAndForget {
        await Task.megaYield()
        isFinished.setValue(true)
      }
    }.value
    #expect(isFinished.value)
  }

  @Test("work that nobody waits for is not waited for in an app, and has its dependencies")
  func suchWorkInAnApp() async {
    await withDependencies {
      $0.context = .live
      $0.client.name = "inherited"
    } operation: {
      @Dependency(\.fireAndForget) var fireAndForget
      let (started, start) = AsyncStream<Void>.makeStream()
      let (names, finish) = AsyncStream<String>.makeStream()
      await fireAndForget(name: "work", priority: .low) {
        for await _ in started { break }
        finish.yield(DependencyValues._current.client.name)
        struct Dropped: Error {}
        throw Dropped()
      }
      start.yield()
      #expect(await names.first { _ in true } == "inherited")
    }
  }

  @Test func anErrorOfSuchWorkIsReportedInTests() async {
    struct Spilled: Error {}
    let line = #line + 1
    @Dependency(\.fireAndForget) var fireAndForget
    await withKnownIssue {
      await fireAndForget { throw Spilled() }
    } matching: {
      $0.error is Spilled && $0.sourceLocation?.line == line
    }
    await fireAndForget { throw CancellationError() }
  }

  @Test func aFalseConditionIsReportedInTests() {
    @Dependency(\.assert) var assert
    @Dependency(\.precondition) var precondition
    @Dependency(\.assertionFailure) var assertionFailure
    assert(true)
    precondition(true, "Fine")
    let messages = LockIsolated<[String]>([])
    let lines = LockIsolated<[Int?]>([])
    let line = #line + 2
    withKnownIssue {
      assert(false, "Cold")
      precondition(1 > 2, "Spilled")
      assertionFailure("Gone")
    } matching: { issue in
      messages.withValue { $0 += issue.comments.map(\.rawValue) }
      lines.withValue { $0.append(issue.sourceLocation?.line) }
      return true
    }
    #expect(messages.value == ["Cold", "Spilled", "Gone"])
    #expect(lines.value == [line, line + 1, line + 2])
  }

  @Test func aTestHasANotificationCenterOfItsOwn() {
    @Dependency(\.notificationCenter) var notificationCenter
    #expect(notificationCenter !== NotificationCenter.default)
    #expect(notificationCenter === notificationCenter)
  }

  @Test("tests that run at the same time do not hear each other", arguments: 1...3)
  func notificationsStayInTheTest(number: Int) {
    @Dependency(\.notificationCenter) var notificationCenter
    let name = Notification.Name("BuiltInValuesTests")
    let heard = LockIsolated<[Int?]>([])
    let observer = notificationCenter.addObserver(forName: name, object: nil, queue: nil) { note in
      let number = note.userInfo?["number"] as? Int
      heard.withValue { $0.append(number) }
    }
    notificationCenter.post(name: name, object: nil, userInfo: ["number": number])
    #expect(heard.value == [number])
    notificationCenter.removeObserver(observer)
  }

  @Test("a constant date holds in its scope, and the time goes on outside")
  func constantDate() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.date) var date
      let constant = Date(timeIntervalSince1970: 1)
      withDependencies {
        $0.date = .constant(constant)
      } operation: {
        #expect([date(), date.now] == [constant, constant])
      }
      #expect(date() > constant)
    }
  }
}
