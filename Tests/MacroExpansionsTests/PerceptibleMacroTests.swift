import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

@Suite("@Perceptible makes a class whose properties are observed one by one")
struct PerceptibleMacroTests {
  @Test(
    "A class gets a registrar, its access and both conformances, a stored property its tracking")
  func wholeClass() {
    expectExpansion(
      of: """
        @available(macOS 99, *)
        @Perceptible
        public final class Model {
          public var count = 0 {
            didSet { print(count) }
          }
          let constant = 1
          static var shared = 2
          var computed: Int { 3 }
          @PerceptionIgnored var ignored = 4
          @PerceptionTracked var tracked = 5
        }
        """,
      by: ["Perceptible": PerceptibleMacro.self],
      missing: ["Perceptible", "Observable"],
      is: """
        @available(macOS 99, *)
        public final class Model {
          @PerceptionCore.PerceptionTracked
          public var count = 0 {
            didSet { print(count) }
          }
          let constant = 1
          static var shared = 2
          var computed: Int { 3 }
          @PerceptionIgnored var ignored = 4
          @PerceptionTracked var tracked = 5

          @PerceptionCore.PerceptionIgnored private let _$perceptionRegistrar = PerceptionCore.PerceptionRegistrar()

          internal nonisolated func access<Member>(keyPath: Swift.KeyPath<Model, Member>) {
            _$perceptionRegistrar.access(self, keyPath: keyPath)
          }

          internal nonisolated func withMutation<Member, Result>(
            keyPath: Swift.KeyPath<Model, Member>,
            _ mutation: () throws -> Result
          ) rethrows -> Result {
            try _$perceptionRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
          }

          private nonisolated func shouldNotifyObservers<Member>(_ old: Member, _ new: Member) -> Swift.Bool {
            true
          }

          private nonisolated func shouldNotifyObservers<Member: Swift.Equatable>(_ old: Member, _ new: Member) -> Swift.Bool {
            old != new
          }

          private nonisolated func shouldNotifyObservers<Member: Swift.AnyObject>(_ old: Member, _ new: Member) -> Swift.Bool {
            old !== new
          }

          private nonisolated func shouldNotifyObservers<Member: Swift.Equatable & Swift.AnyObject>(_ old: Member, _ new: Member) -> Swift.Bool {
            old != new
          }
        }

        @available(macOS 99, *)
        nonisolated extension Model: PerceptionCore.Perceptible, Observation.Observable {
        }
        """
    )
  }

  @Test("A tracked property has a private storage, which keeps its modifiers and attributes")
  func trackedProperty() {
    expectExpansion(
      of: """
        final class Model {
          @PerceptionTracked @MainActor public private(set) weak var `default`: Child? = nil
        }
        """,
      by: ["PerceptionTracked": PerceptionTrackedMacro.self],
      is: """
        final class Model {
          @MainActor public private(set) weak var `default`: Child? {
            @storageRestrictions(initializes: _default)
            init(initialValue) {
              _default = initialValue
            }
            get {
              access(keyPath: \\.`default`)
              return _default
            }
            set {
              if shouldNotifyObservers(_default, newValue) {
                withMutation(keyPath: \\.`default`) {
                  _default = newValue
                }
              } else {
                _default = newValue
              }
            }
            _modify {
              access(keyPath: \\.`default`)
              _$perceptionRegistrar.willSet(self, keyPath: \\.`default`)
              defer {
                _$perceptionRegistrar.didSet(self, keyPath: \\.`default`)
              }
              yield &_default
            }
          }

          @MainActor @PerceptionCore.PerceptionIgnored private weak var _default: Child? = nil
        }
        """
    )
  }

  @Test("Members that the class declares itself are not generated again")
  func ownMembers() {
    expectExpansion(
      of: """
        @Perceptible
        class Model: Base {
          private let _$perceptionRegistrar = PerceptionRegistrar()
          func access<Member>(keyPath: KeyPath<Model, Member>) {}
          func withMutation<Member, T>(keyPath: KeyPath<Model, Member>, _ body: () -> T) -> T { body() }
          func shouldNotifyObservers<T>(_ lhs: T, _ rhs: T) -> Bool { true }
          func shouldNotifyObservers<T: Equatable>(_ lhs: T, _ rhs: T) -> Bool { true }
          func shouldNotifyObservers<T: AnyObject>(_ lhs: T, _ rhs: T) -> Bool { true }
          func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
        }
        """,
      by: ["Perceptible": PerceptibleMacro.self],
      missing: ["Perceptible"],
      is: """

        class Model: Base {
          private let _$perceptionRegistrar = PerceptionRegistrar()
          func access<Member>(keyPath: KeyPath<Model, Member>) {}
          func withMutation<Member, T>(keyPath: KeyPath<Model, Member>, _ body: () -> T) -> T { body() }
          func shouldNotifyObservers<T>(_ lhs: T, _ rhs: T) -> Bool { true }
          func shouldNotifyObservers<T: Equatable>(_ lhs: T, _ rhs: T) -> Bool { true }
          func shouldNotifyObservers<T: AnyObject>(_ lhs: T, _ rhs: T) -> Bool { true }
          func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

          private nonisolated func shouldNotifyObservers<Member: Swift.Equatable & Swift.AnyObject>(_ old: Member, _ new: Member) -> Swift.Bool {
            old != new
          }
        }

        nonisolated extension Model: PerceptionCore.Perceptible {
        }
        """
    )
  }

  @Test(
    "Only classes can be made so",
    arguments: [("enum", "enumeration"), ("struct", "struct"), ("actor", "actor")])
  func onlyClasses(keyword: String, kind: String) {
    expectExpansion(
      of: """
        @Perceptible
        \(keyword) Model {
          var count = 0
        }
        """,
      by: ["Perceptible": PerceptibleMacro.self],
      missing: ["Perceptible", "Observable"],
      is: """

        \(keyword) Model {
          var count = 0
        }
        """,
      diagnostics: [
        "1:1: error: '@Perceptible' cannot be applied to \(kind) type 'Model'"
      ]
    )
  }

  @Test("Several properties of one declaration are not left out silently")
  func severalProperties() {
    expectDiagnostics(
      of: """
        @Perceptible
        final class Model {
          var x = 0, y = 0
          var (width, height) = (0, 0)
          let (a, b) = (0, 0)
          @PerceptionIgnored var u = 0, v = 0
        }
        """,
      by: ["Perceptible": PerceptibleMacro.self],
      are: [3, 4].map {
        """
        \($0):3: error: '@Perceptible' tracks one property a declaration: declare each with a \
        'var' of its own, or leave them out with '@PerceptionIgnored'
        """
      }
    )
  }

  @Test("Attributes of Observation are renamed", arguments: ["Ignored", "Tracked"])
  func attributesOfObservation(kind: String) {
    expectDiagnostics(
      of: """
        @Perceptible
        final class Model {
          @Observation\(kind) var child: Int?
        }
        """,
      by: ["Perceptible": PerceptibleMacro.self],
      are: [
        """
        3:3: error: '@Observation\(kind)' cannot be used in '@Perceptible': use \
        '@Perception\(kind)' instead
        """,
        "fix-it: Use '@Perception\(kind)' instead: Perception\(kind) ",
      ]
    )
  }
}
