import Dependencies
import Testing

@Suite struct ThreadValuesTests {
  @Dependency(\.client.name) var name

  private let values = {
    var values = DependencyValues._current
    values.client.name = "thread"
    return values
  }()

  @Test func valuesOfTheThreadCountBeforeThoseOfTheTask() {
    withDependencies {
      $0.client.name = "task"
    } operation: {
      values._withCurrentOnThread {
        #expect(DependencyValues._current.client.name == "thread")
        #expect(name == "thread")
      }
      #expect(name == "task")
    }
  }

  @Test func anOverrideOnTopOfThemWins() {
    values._withCurrentOnThread {
      withDependencies {
        $0.client.name += " changed"
      } operation: {
        #expect(name == "thread changed")
      }
      #expect(name == "thread")
    }
  }

  @Test func theInnermostOfThemCount() {
    values._withCurrentOnThread {
      var inner = values
      inner.client.name = "inner"
      inner._withCurrentOnThread { #expect(name == "inner") }
      #expect(name == "thread")
    }
  }

  @Test func theyEndWhenTheOperationThrows() {
    struct Spilled: Error {}
    #expect(throws: Spilled.self) { try values._withCurrentOnThread { throw Spilled() } }
    #expect(name == "test")
  }

  @Test func escapedDependenciesTakeThemAlong() async {
    let task = values._withCurrentOnThread {
      withEscapedDependencies { dependencies in
        Task.detached { dependencies.yield { DependencyValues._current.client.name } }
      }
    }
    #expect(await task.value == "thread")
  }
}
