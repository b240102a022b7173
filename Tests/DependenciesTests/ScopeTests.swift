import Dependencies
import Testing

@Suite struct ScopeTests {
  @Dependency(\.client.name) var name

  @Test func scopesNest() async {
    await withDependencies {
      $0.client.name = "outer"
    } operation: {
      await Task.yield()
      withDependencies {
        $0.client.name += " inner"
      } operation: {
        #expect(name == "outer inner")
      }
      #expect(name == "outer")
    }
    #expect(name == "test")
  }

  @Test func tasksInheritAndDetachedTasksDoNot() async {
    await withDependencies {
      $0.client.name = "mine"
    } operation: {
      let name = Dependency(\.client.name)
      #expect(await Task { DependencyValues._current.client.name }.value == "mine")
      #expect(await Task.detached { DependencyValues._current.client.name }.value == "test")
      #expect(await Task.detached { name.wrappedValue }.value == "mine")
    }
  }

  @Test func escapedDependenciesAreThoseOfTheScopeTheyLeft() async {
    let task = withDependencies {
      $0.client.name = "escaped"
    } operation: {
      withEscapedDependencies { dependencies in
        Task.detached {
          let now = dependencies.yield { DependencyValues._current.client.name }
          let later = await dependencies.yield {
            await Task.yield()
            return DependencyValues._current.client.name
          }
          let changed = dependencies.yield {
            withDependencies {
              $0.client.name += " and changed"
            } operation: {
              DependencyValues._current.client.name
            }
          }
          return [now, later, changed]
        }
      }
    }
    #expect(await task.value == ["escaped", "escaped", "escaped and changed"])
  }

  @Test func errorsAreThrownOn() async {
    struct Spilled: Error {}
    #expect(throws: Spilled.self) {
      try withDependencies { _ in
        throw Spilled()
      } operation: {
      }
    }
    await #expect(throws: Spilled.self) {
      try await withDependencies { _ in
      } operation: {
        await Task.yield()
        throw Spilled()
      }
    }
  }

  @MainActor @Test func bothClosuresRunOnTheCallersActor() async {
    await withDependencies { _ in
      MainActor.assertIsolated()
      await Task.yield()
    } operation: {
      await Task.yield()
      MainActor.assertIsolated()
    }
  }
}

@Suite struct ScopeOfModelTests {
  final class Parent {
    @Dependency(\.client.name) var name

    func makeChild() -> Parent { withDependencies(from: self) { Parent() } }
  }

  final class Plain {}

  @Test func childrenHaveTheDependenciesOfTheirParent() {
    let parent = withDependencies {
      $0.client.name = "inherited"
    } operation: {
      Parent()
    }
    #expect(parent.makeChild().makeChild().name == "inherited")
  }

  @Test func whatIsAssignedAtTheCallIsOnTop() {
    let parent = withDependencies {
      $0.client.name = "inherited"
    } operation: {
      Parent()
    }
    let child = withDependencies {
      $0.client.name = "at the call"
    } operation: {
      parent.makeChild()
    }
    #expect(child.name == "at the call")
    let changed = withDependencies(from: parent) {
      $0.client.name += " and changed"
    } operation: {
      Parent()
    }
    #expect(changed.name == "inherited and changed")
  }

  @Test func aModelWithoutPropertiesIsKnownByTheScopeThatReturnedIt() async {
    let plain = withDependencies {
      $0.client.name = "remembered"
    } operation: {
      Plain()
    }
    #expect(withDependencies(from: plain) { Parent() }.name == "remembered")
    let later = await withDependencies(from: plain) {
      await Task.yield()
      return DependencyValues._current.client.name
    }
    #expect(later == "remembered")
  }

  @Test func aModelWithoutDependenciesIsReportedAndTheOperationRuns() {
    withKnownIssue {
      #expect(withDependencies(from: Plain()) { 1 } == 1)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("'Plain' has no dependencies to pass on") == true
    }
  }
}
