import Dependencies
import Testing

@Suite("Scopes in their old spelling")
struct DeprecatedScopeTests {
  private let scopes: any OldScopes = OldSpellings()

  @Test("they change dependencies for their operation")
  func oldScopes() async {
    #expect(scopes.names() == ["value", "values", "test"])
    #expect(await scopes.namesLater() == ["value", "values", "test"])
    #expect(DependencyValues._current.client.name == "test")
  }
}

/// What is called through this protocol is called without the warning of its deprecation.
private protocol OldScopes {
  func names() -> [String]
  func namesLater() async -> [String]
}

private struct OldSpellings: OldScopes {
  @available(*, deprecated)
  func names() -> [String] {
    var names: [String] = []
    DependencyValues.withValue(\.client.name, "value") {
      names.append(DependencyValues._current.client.name)
    }
    DependencyValues.withValues {
      $0.client.name = "values"
    } operation: {
      names.append(DependencyValues._current.client.name)
      DependencyValues.withTestValues {
        $0.uuid = .incrementing
      } assert: {
        names.append(DependencyValues._current.client.name)
      }
    }
    return names
  }

  @available(*, deprecated)
  func namesLater() async -> [String] {
    var names: [String] = []
    await DependencyValues.withValue(\.client.name, "value") {
      await Task.yield()
      names.append(DependencyValues._current.client.name)
    }
    await DependencyValues.withValues {
      await Task.yield()
      $0.client.name = "values"
    } operation: {
      await Task.yield()
      names.append(DependencyValues._current.client.name)
      await DependencyValues.withTestValues {
        $0.uuid = .incrementing
      } assert: {
        await Task.yield()
        names.append(DependencyValues._current.client.name)
      }
    }
    return names
  }
}
