import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

@Suite struct DependencyEndpointMacroTests {
  private let macros: [String: any Macro.Type] = [
    "DependencyEndpoint": DependencyEndpointMacro.self
  ]

  @Test func throwingEndpointThrows() {
    expectExpansion(
      of: """
        struct Weather {
          @DependencyEndpoint
          var forecast: @Sendable (String, Int) async throws -> [Int]
        }
        """,
      by: macros,
      is: """
        struct Weather {
          var forecast: @Sendable (String, Int) async throws -> [Int] {
            get {
              _forecast
            }
            set {
              _forecast = newValue
            }
          }

          private var _forecast: @Sendable (String, Int) async throws -> [Int] = { _, _ in
            DependenciesMacros._reportUnimplemented(client: "Weather", endpoint: "forecast")
            throw DependenciesMacros.Unimplemented("forecast")
          }
        }
        """
    )
  }

  @Test func voidEndpointReturns() {
    expectExpansion(
      of: """
        struct Weather {
          @DependencyEndpoint
          var refresh: () -> Void
        }
        """,
      by: macros,
      is: """
        struct Weather {
          var refresh: () -> Void {
            get {
              _refresh
            }
            set {
              _refresh = newValue
            }
          }

          private var _refresh: () -> Void = {
            DependenciesMacros._reportUnimplemented(client: "Weather", endpoint: "refresh")
          }
        }
        """
    )
  }

  @Test func optionalEndpointReturnsNil() {
    expectExpansion(
      of: """
        struct Weather {
          @DependencyEndpoint
          var station: (Int) -> String?
        }
        """,
      by: macros,
      is: """
        struct Weather {
          var station: (Int) -> String? {
            get {
              _station
            }
            set {
              _station = newValue
            }
          }

          private var _station: (Int) -> String? = { _ in
            DependenciesMacros._reportUnimplemented(client: "Weather", endpoint: "station")
            return nil
          }
        }
        """
    )
  }

  @Test func defaultIsKeptBehindTheReport() {
    expectExpansion(
      of: """
        struct Weather {
          @DependencyEndpoint
          var unit: (Int) -> String = { _ in "C" }
          @DependencyEndpoint
          var rounded: (Double) throws(Failure) -> Int = { value in
            let rounded = Int(value)
            return rounded
          }
        }
        """,
      by: macros,
      is: """
        struct Weather {
          var unit: (Int) -> String {
            get {
              _unit
            }
            set {
              _unit = newValue
            }
          }

          private var _unit: (Int) -> String = { _ in
            DependenciesMacros._reportUnimplemented(client: "Weather", endpoint: "unit")
            return "C"
          }
          var rounded: (Double) throws(Failure) -> Int {
            get {
              _rounded
            }
            set {
              _rounded = newValue
            }
          }

          private var _rounded: (Double) throws(Failure) -> Int = { value in
            DependenciesMacros._reportUnimplemented(client: "Weather", endpoint: "rounded")
            let rounded = Int(value)
                return rounded
          }
        }
        """
    )
  }

  @Test func labelsMakeAMethod() {
    expectExpansion(
      of: """
        public struct Weather {
          @DependencyEndpoint
          public var forecast: @MainActor @Sendable (_ city: String, Int) async throws -> Void
          @DependencyEndpoint
          var edit: (_ value: inout Int, _ message: @autoclosure () -> String) -> Void
        }
        """,
      by: macros,
      is: """
        public struct Weather {
          public var forecast: @MainActor @Sendable (_ city: String, Int) async throws -> Void {
            get {
              _forecast
            }
            set {
              _forecast = newValue
            }
          }

          @MainActor public func forecast(city p0: String, _ p1: Int) async throws -> Void {
            try await self.forecast(p0, p1)
          }

          private var _forecast: @MainActor @Sendable (_ city: String, Int) async throws -> Void = { _, _ in
            DependenciesMacros._reportUnimplemented(client: "Weather", endpoint: "forecast")
            throw DependenciesMacros.Unimplemented("forecast")
          }
          var edit: (_ value: inout Int, _ message: @autoclosure () -> String) -> Void {
            get {
              _edit
            }
            set {
              _edit = newValue
            }
          }

          func edit(value p0: inout Int, message p1: @autoclosure () -> String) -> Void {
            self.edit(&p0, p1())
          }

          private var _edit: (_ value: inout Int, _ message: @autoclosure () -> String) -> Void = { _, _ in
            DependenciesMacros._reportUnimplemented(client: "Weather", endpoint: "edit")
          }
        }
        """
    )
  }

  @Test func attributeNamesTheMethod() {
    expectExpansion(
      of: """
        struct Weather {
          @DependencyEndpoint(method: "fetch")
          var fetchAll: () -> Void
          @DependencyEndpoint(method: "`return`")
          var `return`: () -> Void
        }
        """,
      by: macros,
      is: """
        struct Weather {
          var fetchAll: () -> Void {
            get {
              _fetchAll
            }
            set {
              _fetchAll = newValue
            }
          }

          func fetch() -> Void {
            self.fetchAll()
          }

          private var _fetchAll: () -> Void = {
            DependenciesMacros._reportUnimplemented(client: "Weather", endpoint: "fetchAll")
          }
          var `return`: () -> Void {
            get {
              _return
            }
            set {
              _return = newValue
            }
          }

          func `return`() -> Void {
            self.`return`()
          }

          private var _return: () -> Void = {
            DependenciesMacros._reportUnimplemented(client: "Weather", endpoint: "return")
          }
        }
        """
    )
  }

  @Test func valueToReturnNeedsADefault() {
    expectExpansion(
      of: """
        struct Weather {
          @DependencyEndpoint
          var unit: (Int, Int) -> String
        }
        """,
      by: macros,
      is: """
        struct Weather {
          var unit: (Int, Int) -> String {
            get {
              _unit
            }
            set {
              _unit = newValue
            }
          }

          private var _unit: (Int, Int) -> String = { _, _ in
            Swift.fatalError()
          }
        }
        """,
      diagnostics: [
        "3:7: error: Default value required for non-throwing closure 'unit'",
        "fix-it: Insert a default closure: unit: (Int, Int) -> String = { _, _ in <#T#> }",
      ]
    )
  }

  @Test func defaultIsAClosureLiteral() {
    expectExpansion(
      of: """
        struct Weather {
          @DependencyEndpoint
          var unit: () -> String = makeUnit
        }
        """,
      by: macros,
      is: """
        struct Weather {
          var unit: () -> String {
            get {
              _unit
            }
            set {
              _unit = newValue
            }
          }

          private var _unit: () -> String = {
            Swift.fatalError()
          }
        }
        """,
      diagnostics: ["3:28: error: '@DependencyEndpoint' default must be closure literal"]
    )
  }

  @Test("'unimplemented' as a default is not needed")
  func unimplementedIsNotNeeded() {
    expectExpansion(
      of: """
        struct Weather {
          @DependencyEndpoint
          var unit: () -> String = unimplemented("unit", placeholder: "")
        }
        """,
      by: macros,
      is: """
        struct Weather {
          var unit: () -> String {
            get {
              _unit
            }
            set {
              _unit = newValue
            }
          }

          private var _unit: () -> String = {
            Swift.fatalError()
          }
        }
        """,
      diagnostics: [
        "3:28: error: '@DependencyEndpoint' default must be closure literal",
        """
        3:28: warning: '@DependencyEndpoint' reports an unimplemented call by itself: give the value to \
        return
        """,
      ]
    )
  }

  @Test("a value is better than 'fatalError' as a default")
  func valueIsBetterThanFatalError() {
    expectExpansion(
      of: """
        struct Weather {
          @DependencyEndpoint
          var unit: (Int) -> String = { _ in fatalError("No unit") }
          @DependencyEndpoint
          var other: () -> Never = { { fatalError() }() }
        }
        """,
      by: macros,
      is: """
        struct Weather {
          var unit: (Int) -> String {
            get {
              _unit
            }
            set {
              _unit = newValue
            }
          }

          private var _unit: (Int) -> String = { _ in
            fatalError("No unit")
          }
          var other: () -> Never {
            get {
              _other
            }
            set {
              _other = newValue
            }
          }

          private var _other: () -> Never = {
            DependenciesMacros._reportUnimplemented(client: "Weather", endpoint: "other")
            return {
              fatalError()
            }()
          }
        }
        """,
      diagnostics: [
        """
        3:38: warning: 'fatalError' ends the tests that call this endpoint: return a mock value, so that \
        the call is reported and the tests go on
        """,
        """
        fix-it: Wrap it in a closure that is called to keep 'fatalError': \
        { fatalError("No unit") }()
        """,
      ]
    )
  }

  @Test(arguments: ["a b", "1", "", "init()"])
  func nameOfTheMethodIsAnIdentifier(name: String) {
    expectExpansion(
      of: """
        struct Weather {
          @DependencyEndpoint(method: "\(name)")
          var refresh: () -> Void
        }
        """,
      by: macros,
      is: """
        struct Weather {
          var refresh: () -> Void {
            get {
              _refresh
            }
            set {
              _refresh = newValue
            }
          }

          private var _refresh: () -> Void = {
            DependenciesMacros._reportUnimplemented(client: "Weather", endpoint: "refresh")
          }
        }
        """,
      diagnostics: [
        """
        2:31: error: 'method' must be the name of a method, as a string literal without \
        interpolation
        """
      ]
    )
  }

  @Test func onlyClosuresAreEndpoints() {
    expectExpansion(
      of: """
        struct Weather {
          @DependencyEndpoint
          var name: String
        }
        """,
      by: macros,
      is: """
        struct Weather {
          var name: String {
            get {
              Swift.fatalError()
            }
            set {
              Swift.fatalError()
            }
          }
        }
        """,
      diagnostics: [
        """
        2:3: error: '@DependencyEndpoint' must be attached to a stored 'var' with the type of a \
        closure
        """
      ]
    )
  }
}
