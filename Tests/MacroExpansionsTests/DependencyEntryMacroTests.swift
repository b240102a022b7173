import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

@Suite("'@DependencyEntry' expands to a property over a key")
struct DependencyEntryMacroTests {
  private let macros: [String: any Macro.Type] = ["DependencyEntry": DependencyEntryMacro.self]

  @Test("the key of a property has its test value, made anew where the type is known")
  func testValueOnly() {
    expectExpansion(
      of: """
        extension DependencyValues {
          @DependencyEntry var mailer: any Mailer = MockMailer()
          @DependencyEntry var count = 1
        }
        """,
      by: macros,
      is: """
        extension DependencyValues {
          var mailer: any Mailer {
            get {
              #if DEBUG
              let _: DependenciesMacros._EntryMustBeANonisolatedVar? = #isolation
              #endif
              return self[__Key_mailer.self]
            }
            set {
              self[__Key_mailer.self] = newValue
            }
            _modify {
              yield &self[__Key_mailer.self]
            }
          }

          private nonisolated enum __Key_mailer: Dependencies.TestDependencyKey {
            typealias Value = any Mailer
            static var testValue: Value {
              MockMailer()
            }
          }
          var count {
            get {
              #if DEBUG
              let _: DependenciesMacros._EntryMustBeANonisolatedVar? = #isolation
              #endif
              return self[__Key_count.self]
            }
            set {
              self[__Key_count.self] = newValue
            }
            _modify {
              yield &self[__Key_count.self]
            }
          }

          private nonisolated enum __Key_count: Dependencies.TestDependencyKey {
            static let testValue = 1
          }
        }
        """
    )
  }

  @Test("with a live value it is the key of an app, with a preview value that of previews")
  func liveAndPreviewValues() {
    expectExpansion(
      of: """
        extension Dependencies.DependencyValues {
          @DependencyEntry(liveValue: SMTP(), previewValue: Mock(1))
          var mailer: Mailer
        }
        """,
      by: macros,
      is: """
        extension Dependencies.DependencyValues {
          var mailer: Mailer {
            get {
              #if DEBUG
              let _: DependenciesMacros._EntryMustBeANonisolatedVar? = #isolation
              #endif
              return self[__Key_mailer.self]
            }
            set {
              self[__Key_mailer.self] = newValue
            }
            _modify {
              yield &self[__Key_mailer.self]
            }
          }

          private nonisolated enum __Key_mailer: Dependencies.DependencyKey {
            typealias Value = Mailer
            static var liveValue: Value {
              SMTP()
            }
            static var previewValue: Value {
              Mock(1)
            }
          }
        }
        """
    )
  }

  @Test(
    "the key of a public property is named after the type, or by the argument",
    arguments: [
      ("", "mailer: any Mailer", "MailerKey"),
      ("", "mailer: App.Mailer?", "MailerKey"),
      ("", "mailers: [any Mailer]", "MailerKey"),
      ("", "mailers: [String: Mailer]", "StringMailerKey"),
      ("", "both: (Mailer, Printer)", "MailerPrinterKey"),
      ("", "both: any Mailer & Printer", "MailerPrinterKey"),
      ("(\"Postbox\")", "mailer: Mailer", "Postbox"),
      ("(nil)", "mailer: Mailer", "MailerKey"),
    ])
  func nameOfThePublicKey(argument: String, property: String, key: String) {
    for access in ["public", "package"] {
      let expansion = expand(
        """
        extension DependencyValues {
          @DependencyEntry\(argument) \(access) var \(property) = x
        }
        """)
      #expect(
        expansion.contains("\(access) nonisolated enum \(key): Dependencies.TestDependencyKey {"))
      #expect(expansion.contains("\(access) static var testValue: Value {"))
      #expect(expansion.contains("\(access) typealias Value = "))
    }
  }

  @Test("without a type the key of a public property is named after the property")
  func nameWithoutAType() {
    #expect(
      expand(
        """
        extension DependencyValues {
          @DependencyEntry public var `default` = x
        }
        """
      ).contains("public nonisolated enum DefaultKey: Dependencies.TestDependencyKey {"))
  }

  @Test("a name that is given is not private, and in a public extension properties are public")
  func accessOfTheKey() {
    #expect(
      expand(
        """
        extension DependencyValues {
          @DependencyEntry("Postbox") var mailer: Mailer = x
        }
        """
      ).contains("  nonisolated enum Postbox: Dependencies.TestDependencyKey {"))
    #expect(
      expand(
        """
        public extension DependencyValues {
          @DependencyEntry var mailer: Mailer = x
        }
        """
      ).contains("  public nonisolated enum MailerKey: Dependencies.TestDependencyKey {"))
  }

  @Test(
    "it belongs on a stored 'var' of the dependencies",
    arguments: [
      "extension EnvironmentValues {\n  @DependencyEntry var a = 1\n}",
      "struct DependencyValues {\n  @DependencyEntry var a = 1\n}",
      "extension DependencyValues {\n  @DependencyEntry let a = 1\n}",
      "extension DependencyValues {\n  @DependencyEntry static var a = 1\n}",
      "extension DependencyValues {\n  @DependencyEntry func a() {}\n}",
    ])
  func wrongPlace(source: String) {
    expectDiagnostics(
      of: source, by: macros,
      are: [
        """
        2:3: error: '@DependencyEntry' must be attached to a 'var' without accessors, in an extension \
        of 'DependencyValues'
        """
      ])
  }

  @Test("it needs a value", arguments: ["", "(previewValue: x)"])
  func valueIsNeeded(arguments: String) {
    expectDiagnostics(
      of: """
        extension DependencyValues {
          @DependencyEntry\(arguments)
          var mailer: Mailer
        }
        """,
      by: macros,
      are: [
        """
        3:7: error: '@DependencyEntry' requires 'mailer' to have an initial value for tests, or a \
        'liveValue'
        """
      ])
  }

  @Test("the name of a key is an identifier", arguments: ["\"a b\"", "name", "\"\\(name)\""])
  func nameIsAnIdentifier(name: String) {
    expectDiagnostics(
      of: """
        extension DependencyValues {
          @DependencyEntry(\(name))
          var mailer: Mailer = x
        }
        """,
      by: macros,
      are: [
        """
        2:20: error: The name of a key must be an identifier, as a string literal without interpolation
        """
      ])
  }

  @Test("a property that is refused still gets accessors, so that nothing else is said against it")
  func accessorsAfterAMistake() {
    expectExpansion(
      of: """
        extension DependencyValues {
          @DependencyEntry var mailer: Mailer
        }
        """,
      by: macros,
      is: """
        extension DependencyValues {
          var mailer: Mailer {
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
        2:24: error: '@DependencyEntry' requires 'mailer' to have an initial value for tests, or a \
        'liveValue'
        """
      ])
  }

  private func expand(_ source: String) -> String {
    expandedSource(of: source, by: macros)
  }
}
