import ComposableCore
import Testing

@Suite("Results of tasks")
struct TaskResultTests {
  @Test("Work gives its value or its error")
  func catching() async throws {
    let success = await TaskResult { 1 }
    let failure = await TaskResult<Int> { throw Comparable(code: 1) }
    #expect(try success.value == 1)
    #expect(throws: Comparable(code: 1)) { try failure.value }
  }

  @Test("It converts from and to a result")
  func conversion() throws {
    #expect(TaskResult(Result<Int, Comparable>.success(1)) == .success(1))
    #expect(
      TaskResult(Result<Int, Comparable>.failure(Comparable(code: 1)))
        == .failure(Comparable(code: 1)))
    #expect(try Result(TaskResult.success(1)).get() == 1)
    #expect(throws: Comparable(code: 1)) {
      try Result(TaskResult<Int>.failure(Comparable(code: 1))).get()
    }
  }

  @Test("Its value can be mapped, and its error stays")
  func mapping() {
    #expect(TaskResult.success(1).map(String.init) == .success("1"))
    let failure = TaskResult<Int>.failure(Comparable(code: 1))
    #expect(failure.map(String.init) == .failure(Comparable(code: 1)))
    #expect(TaskResult.success(1).flatMap { _ in failure } == failure)
  }

  @Test("Errors are compared and hashed by what they are")
  func equality() {
    let one = TaskResult<Int>.failure(Comparable(code: 1))
    #expect(one == .failure(Comparable(code: 1)))
    #expect(one != .failure(Comparable(code: 2)))
    #expect(one != .failure(Incomparable()))
    #expect(one != .success(1))
    #expect(Set([one, .failure(Comparable(code: 1)), .success(1)]).count == 2)
  }

  @MainActor
  @Test("Errors of a type that cannot be compared or hashed are reported")
  func incomparable() async {
    let failures = await failures {
      let failure = TaskResult<Int>.failure(Incomparable())
      #expect(failure != failure)
      _ = failure.hashValue
    }
    #expect(failures.map { $0.message.contains("'Equatable'") } == [true, false])
    #expect(failures.allSatisfy { $0.message.contains("TaskResultTests.Incomparable") })
  }

  @Test("It has case paths")
  func casePaths() {
    let result = TaskResult.success(1)
    #expect(result.is(\.success))
    #expect(result[case: \.success] == 1)
  }

  private struct Comparable: Error, Hashable { var code: Int }
  private struct Incomparable: Error {}
}
