import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

@Suite struct DependencyClientMacroTests {
  private let macros: [String: any Macro.Type] = ["DependencyClient": DependencyClientMacro.self]

  @Test func closuresBecomeEndpointsAndParameters() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Weather {
          var forecast: @Sendable (_ city: String) async throws -> [Int]
          var unit: () -> String = { "C" }
          var name: String
        }
        """,
      by: macros,
      is: """

        struct Weather {
          @DependenciesMacros.DependencyEndpoint
          var forecast: @Sendable (_ city: String) async throws -> [Int]
          @DependenciesMacros.DependencyEndpoint
          var unit: () -> String = { "C" }
          var name: String

          init(
            forecast: @escaping @Sendable (_ city: String) async throws -> [Int],
            unit: @escaping () -> String,
            name: String
          ) {
            self._forecast = forecast
            self._unit = unit
            self.name = name
            #if DEBUG
            let _: DependenciesMacros._ClientMustBeANonisolatedStruct? = #isolation
            #endif
          }

          init(
            name: String
          ) {
            self.name = name
          }
        }
        """
    )
  }

  @Test func propertiesThatNeedNoParameter() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Weather {
          var refresh: () -> Void
          static var shared: () -> Void = {}
          var computed: () -> Void { {} }
          let constant = 1
          private var cache: [String: Int] = [:]
          @Dependency(\\.date) var date
          @DependencyEndpointIgnored var ignored: () -> Void = {}
        }
        """,
      by: macros,
      is: """

        struct Weather {
          @DependenciesMacros.DependencyEndpoint
          var refresh: () -> Void
          static var shared: () -> Void = {}
          var computed: () -> Void { {} }
          let constant = 1
          private var cache: [String: Int] = [:]
          @Dependency(\\.date) var date
          @DependencyEndpointIgnored var ignored: () -> Void = {}

          init(
            refresh: @escaping () -> Void
          ) {
            self._refresh = refresh
            #if DEBUG
            let _: DependenciesMacros._ClientMustBeANonisolatedStruct? = #isolation
            #endif
          }

          init() {
          }
        }
        """
    )
  }

  @Test func otherPropertiesKeepTheirDefaults() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Weather {
          var refresh: () -> Void
          var flag = true, count = 1
          var ratio = 0.5
          var name = "Blob"
          var comment: String?
          var limit: Int = 3 {
            didSet {}
          }
          let transform: (Int) -> Int
        }
        """,
      by: macros,
      is: """

        struct Weather {
          @DependenciesMacros.DependencyEndpoint
          var refresh: () -> Void
          var flag = true, count = 1
          var ratio = 0.5
          var name = "Blob"
          var comment: String?
          var limit: Int = 3 {
            didSet {}
          }
          let transform: (Int) -> Int

          init(
            refresh: @escaping () -> Void,
            flag: Swift.Bool = true,
            count: Swift.Int = 1,
            ratio: Swift.Double = 0.5,
            name: Swift.String = "Blob",
            comment: String? = nil,
            limit: Int = 3,
            transform: @escaping (Int) -> Int
          ) {
            self._refresh = refresh
            self.flag = flag
            self.count = count
            self.ratio = ratio
            self.name = name
            self.comment = comment
            self.limit = limit
            self.transform = transform
            #if DEBUG
            let _: DependenciesMacros._ClientMustBeANonisolatedStruct? = #isolation
            #endif
          }

          init(
            flag: Swift.Bool = true,
            count: Swift.Int = 1,
            ratio: Swift.Double = 0.5,
            name: Swift.String = "Blob",
            comment: String? = nil,
            limit: Int = 3,
            transform: @escaping (Int) -> Int
          ) {
            self.flag = flag
            self.count = count
            self.ratio = ratio
            self.name = name
            self.comment = comment
            self.limit = limit
            self.transform = transform
          }
        }
        """
    )
  }

  @Test func initializersAreAsVisibleAsTheLeastVisibleProperty() {
    expectExpansion(
      of: """
        @DependencyClient
        public struct One {
          public var refresh: () -> Void
        }
        @DependencyClient
        public struct Two {
          public var refresh: () -> Void
          var name: String
        }
        @DependencyClient
        public struct Three {
          public var refresh: () -> Void
          private var name: String
        }
        @DependencyClient
        private struct Four {
          var refresh: () -> Void
        }
        """,
      by: macros,
      is: """

        public struct One {
          @DependenciesMacros.DependencyEndpoint
          public var refresh: () -> Void

          public init(
            refresh: @escaping () -> Void
          ) {
            self._refresh = refresh
            #if DEBUG
            let _: DependenciesMacros._ClientMustBeANonisolatedStruct? = #isolation
            #endif
          }

          public init() {
          }
        }
        public struct Two {
          @DependenciesMacros.DependencyEndpoint
          public var refresh: () -> Void
          var name: String

          init(
            refresh: @escaping () -> Void,
            name: String
          ) {
            self._refresh = refresh
            self.name = name
            #if DEBUG
            let _: DependenciesMacros._ClientMustBeANonisolatedStruct? = #isolation
            #endif
          }

          init(
            name: String
          ) {
            self.name = name
          }
        }
        public struct Three {
          @DependenciesMacros.DependencyEndpoint
          public var refresh: () -> Void
          private var name: String

          private init(
            refresh: @escaping () -> Void,
            name: String
          ) {
            self._refresh = refresh
            self.name = name
            #if DEBUG
            let _: DependenciesMacros._ClientMustBeANonisolatedStruct? = #isolation
            #endif
          }

          private init(
            name: String
          ) {
            self.name = name
          }
        }
        private struct Four {
          @DependenciesMacros.DependencyEndpoint
          var refresh: () -> Void

          init(
            refresh: @escaping () -> Void
          ) {
            self._refresh = refresh
            #if DEBUG
            let _: DependenciesMacros._ClientMustBeANonisolatedStruct? = #isolation
            #endif
          }

          init() {
          }
        }
        """
    )
  }

  @Test("a client of the main actor is not asked whether it belongs to it")
  func clientOfTheMainActorIsNotProbed() {
    expectExpansion(
      of: """
        @MainActor @DependencyClient
        struct Weather {
          var refresh: () -> Void
        }
        """,
      by: macros,
      is: """
        @MainActor
        struct Weather {
          @DependenciesMacros.DependencyEndpoint
          var refresh: () -> Void

          init(
            refresh: @escaping () -> Void
          ) {
            self._refresh = refresh
          }

          init() {
          }
        }
        """
    )
  }

  @Test func clientWithoutEndpointsIsLeftAlone() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Weather {
          var name: String
        }
        """,
      by: macros,
      is: """

        struct Weather {
          var name: String
        }
        """
    )
  }

  @Test func onlyStructsAreClients() {
    expectExpansion(
      of: """
        @DependencyClient
        class Weather {
          var refresh: () -> Void
        }
        """,
      by: macros,
      is: """

        class Weather {
          var refresh: () -> Void
        }
        """,
      diagnostics: ["1:1: error: '@DependencyClient' can only be applied to struct types"]
    )
  }

  @Test func typeThatNoLiteralTellsIsNeeded() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Weather {
          var refresh: () -> Void
          var place = Place()
        }
        """,
      by: macros,
      is: """

        struct Weather {
          @DependenciesMacros.DependencyEndpoint
          var refresh: () -> Void
          var place = Place()
        }
        """,
      diagnostics: [
        "4:7: error: '@DependencyClient' requires 'place' to have a type annotation",
        "fix-it: Insert a type annotation: place: <#Type#> = Place()",
      ]
    )
  }
}
