import ConcurrencyExtras
import Dependencies
import Testing

/// A client of which each value says where it comes from.
struct Client: Sendable {
  var name: String
  var fetch: @Sendable () -> String = { "fetched" }
}

enum ClientKey: DependencyKey {
  static let liveValue = Client(name: "live")
  static let previewValue = Client(name: "preview")
  static let testValue = Client(name: "test")
}

extension DependencyValues {
  var client: Client {
    get { self[ClientKey.self] }
    set { self[ClientKey.self] = newValue }
  }
}

@Suite struct DependencyTests {
  @Test func aDependencyIsReadByKeyPathIntoItAndByKey() {
    @Dependency(\.client) var client
    @Dependency(\.client.name) var name
    @Dependency(ClientKey.self) var byKey
    #expect([client.name, name, byKey.name] == ["test", "test", "test"])
  }

  @Test(arguments: [(DependencyContext.live, "live"), (.preview, "preview"), (.test, "test")])
  func theContextDecidesTheDefault(context: DependencyContext, name: String) {
    @Dependency(\.client.name) var client
    withDependencies {
      $0.context = context
    } operation: {
      #expect(client == name)
    }
  }

  @Test func anAssignedValueWinsInEveryContext() {
    withDependencies {
      $0.client = Client(name: "assigned")
      $0.context = .live
    } operation: {
      @Dependency(\.client.name) var name
      #expect(name == "assigned")
    }
    withDependencies {
      $0[ClientKey.self] = Client(name: "by key")
    } operation: {
      @Dependency(ClientKey.self) var client
      #expect(client.name == "by key")
    }
  }

  @Test func theLastAssignmentWins() {
    withDependencies {
      $0.client = Client(name: "first")
      $0.client = Client(name: "second")
      $0.client.fetch = { "third" }
    } operation: {
      @Dependency(\.client) var client
      #expect(client.name == "second")
      #expect(client.fetch() == "third")
    }
  }

  @Test func aModelKeepsTheDependenciesItWasMadeWith() {
    struct Model {
      @Dependency(\.client.name) var client
      @Dependency(\.context) var context
    }
    let model = withDependencies {
      $0.client = Client(name: "made with")
    } operation: {
      Model()
    }
    #expect(model.client == "made with")
    withDependencies {
      $0.client = Client(name: "for this call")
    } operation: {
      #expect(model.client == "for this call")
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(model.client == "made with")
      #expect(model.context == .live)
    }
    #expect(model.client == "made with")
  }

  @Test func whatADependencyReadsSeesTheValuesOfTheModel() {
    struct Model {
      @Dependency(\.outer) var outer
    }
    let model = withDependencies {
      $0.client = Client(name: "made with")
    } operation: {
      Model()
    }
    #expect(model.outer == "made with")
  }

  @Test func anOptionalDependencyIsAssignedNilAndAValue() {
    @Dependency(\.optional) var optional
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(optional == 1)
    }
    withDependencies {
      $0.context = .live
      $0.optional = nil
    } operation: {
      #expect(optional == nil)
    }
    withDependencies {
      $0.optional = 2
    } operation: {
      #expect(optional == 2)
    }
  }

  @Test func assigningNewValuesReplacesEverything() {
    withDependencies {
      $0.client = Client(name: "assigned")
    } operation: {
      withDependencies {
        $0 = .live
      } operation: {
        #expect(DependencyValues._current.client.name == "live")
      }
      withDependencies {
        $0 = DependencyValues()
      } operation: {
        #expect(DependencyValues._current.client.name == "test")
      }
    }
  }
}

extension DependencyValues {
  /// A value that is worked out from another dependency each time.
  fileprivate var outer: String {
    @Dependency(\.client.name) var name
    return name
  }

  fileprivate var optional: Int? {
    get { self[OptionalKey.self] }
    set { self[OptionalKey.self] = newValue }
  }
}

private enum OptionalKey: DependencyKey {
  static let liveValue: Int? = 1
  static let testValue: Int? = nil
}
