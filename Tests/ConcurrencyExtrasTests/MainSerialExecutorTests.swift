import ConcurrencyExtras
import Dispatch
import Testing

@Suite @MainActor struct MainSerialExecutorTests {
  @Test func tasksOfAGroupRunInTheOrderOfTheirStart() async {
    let order = LockIsolated<[Int]>([])
    await withMainSerialExecutor {
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<1_000 {
          group.addTask { order.withValue { $0.append(index) } }
        }
      }
    }
    #expect(order.value == Array(0..<1_000))
  }

  @Test func tasksThatYieldRunAfterThoseThatDoNot() async {
    let order = LockIsolated<[Int]>([])
    await withMainSerialExecutor {
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<100 {
          group.addTask {
            if index.isMultiple(of: 2) { await Task.yield() }
            order.withValue { $0.append(index) }
          }
        }
      }
    }
    let numbers = 0..<100
    #expect(
      order.value == numbers.filter { !$0.isMultiple(of: 2) }
        + numbers.filter { $0.isMultiple(of: 2) })
  }

  @Test("Jobs of an actor run in the order in which they were enqueued")
  func actors() async {
    actor Numbers {
      var values: [Int] = []
      func append(_ number: Int) { values.append(number) }
    }
    let numbers = Numbers()
    await withMainSerialExecutor {
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<1_000 {
          group.addTask { await numbers.append(index) }
        }
      }
    }
    #expect(await numbers.values == Array(0..<1_000))
  }

  @Test("Unstructured tasks run in the order of their start")
  func unstructuredTasks() async {
    let order = LockIsolated<[Int]>([])
    await withMainSerialExecutor {
      let tasks = (0..<1_000).map { index in
        Task { @concurrent in order.withValue { $0.append(index) } }
      }
      for task in tasks { await task.value }
    }
    #expect(order.value == Array(0..<1_000))
  }

  @Test func unstructuredAndDetachedTasksAndActorsRunOnTheMainQueue() async {
    actor Elsewhere {
      func isOnMainQueue() -> Bool { Self.isOnMainQueue }
      static let key = DispatchSpecificKey<Bool>()
      static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: key) == true }
    }
    DispatchQueue.main.setSpecific(key: Elsewhere.key, value: true)
    await withMainSerialExecutor {
      #expect(await Task { @concurrent in Elsewhere.isOnMainQueue }.value)
      #expect(await Task.detached { Elsewhere.isOnMainQueue }.value)
      #expect(await Elsewhere().isOnMainQueue())
    }
  }

  @Test func anInnerScopeDoesNotEndTheOuterOne() async {
    await withMainSerialExecutor {
      await withMainSerialExecutor { await Task.yield() }
      #expect(uncheckedUseMainSerialExecutor)
    }
  }
}
