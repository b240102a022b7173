import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

@Suite struct ObservableStateMacroTests {
  @Test func theStorageKeepsItsValueAsThePropertyDoes() {
    let members = expandedSource(
      of: """
        struct State {
          @ObservationStateTracked weak var first: Box?
          @ObservationStateTracked public unowned(unsafe) var second: Box
          @ObservationStateTracked nonisolated(unsafe) var third: Box
        }
        """, by: ["ObservationStateTracked": ObservationStateTrackedMacro.self]
    )
    #expect(members.contains("private weak var _first: Box?"))
    #expect(members.contains("private unowned(unsafe) var _second: Box"))
    #expect(members.contains("private nonisolated(unsafe) var _third: Box"))
  }

  @Test func structTellsOfItsProperties() {
    expectExpansion(
      of: """
        @available(macOS 99, *)
        @ObservableState
        public struct State {
          public var `default` = 0
          let constant = 1
          static var shared = 2
          var computed: Int { 3 }
          @ObservationStateIgnored var ignored = 4
          @Shared var total: Int
          @Presents var child: Child.State?
        }
        """,
      by: ["ObservableState": ObservableStateMacro.self],
      is: """
        @available(macOS 99, *)
        public struct State {
          @ComposableCore.ObservationStateTracked
          public var `default` = 0
          let constant = 1
          static var shared = 2
          var computed: Int { 3 }
          @ObservationStateIgnored var ignored = 4
          @Shared var total: Int
          @Presents var child: Child.State?

          var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

          public var _$id: ComposableCore.ObservableStateID {
            _$observationRegistrar.id
          }

          public mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          public mutating func _$separateFromCopies() {
            _$observationRegistrar.separateFromCopies()
          }

          public static var _$fields: ComposableCore.ObservableStateFields<Self> {
            var fields = ComposableCore.ObservableStateFields<Self>(registrar: \\Self._$observationRegistrar)
            fields.add(\\Self.`default`, _$Field.`default`, storedAt: \\Self._default)
            fields.add(\\Self.child, _$Field.child, storedAt: \\Self._child)
            fields.add(\\Self.$child, _$Field.child, storedAt: \\Self._child)
            return fields
          }

          private enum _$Field {
            static var `default`: Swift.Int {
              0
            }
            static var child: Swift.Int {
              1
            }
          }
        }

        @available(macOS 99, *)
        nonisolated extension State: ComposableCore.ObservableState, Observation.Observable {
        }
        """
    )
  }

  @Test func trackedPropertyHasAStorage() {
    expectExpansion(
      of: """
        struct State {
          @ObservationStateTracked public private(set) var name: String? = nil
        }
        """,
      by: ["ObservationStateTracked": ObservationStateTrackedMacro.self],
      is: """
        struct State {
          public private(set) var name: String? {
            @storageRestrictions(initializes: _name)
            init(initialValue) {
              _name = initialValue
            }
            get {
              _$observationRegistrar.access(_$Field.name)
              return _name
            }
            set {
              let isUnchanged = !_$observationRegistrar.isObserved(_$Field.name) || ComposableCore._$isUnchanged(_name, newValue)
              _name = newValue
              if !isUnchanged {
                _$observationRegistrar.notify(_$Field.name)
              }
            }
            _modify {
              let before = _$observationRegistrar.willModify(&_name, _$Field.name)
              defer {
                _$observationRegistrar.didModify(&_name, _$Field.name, before)
              }
              yield &_name
            }
          }

          private var _name: String? = nil
        }
        """
    )
  }

  @Test(
    "A property that takes part in observation by itself, or not at all, is left as it is",
    arguments: [
      "Shared", "SharedReader", "Fetch", "FetchAll", "FetchOne", "ObservationStateIgnored",
    ])
  func propertyIsLeftAlone(attribute: String) {
    let state = expandedSource(
      of: """
        @ObservableState
        struct State {
          @\(attribute) var total: Int
          var count = 0 {
            didSet {}
          }
        }
        """,
      by: ["ObservableState": ObservableStateMacro.self])
    #expect(state.contains("  @\(attribute) var total: Int\n"))
    #expect(!state.contains("_$Field.total"))
    // A property with observers is a stored one.
    #expect(state.contains("  @ComposableCore.ObservationStateTracked\n  var count = 0 {"))
  }

  @Test(
    "A property that cannot be presented is an error that says what can",
    arguments: [
      "let child: Child.State?", "static var child: Child.State?",
      "var child: Child.State? { nil }", "var child: Child.State", "var child = Child.State()",
    ])
  func propertyCannotBePresented(property: String) {
    expectDiagnostics(
      of: """
        @ObservableState
        struct State {
          @Presents \(property)
        }
        """,
      by: ["Presents": PresentsMacro.self],
      are: [
        """
        3:3: error: '@Presents' takes a 'var' with the type of an optional: \
        '@Presents var child: Child.State?'
        """
      ])
  }

  @Test("A presented property is in observable state")
  func presentedWithoutObservation() {
    expectExpansion(
      of: """
        struct State {
          @Presents var child: Child.State?
        }
        """,
      by: ["Presents": PresentsMacro.self],
      is: """
        struct State {
          var child: Child.State? {
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
        2:3: error: '@Presents' works in observable state: write '@ObservableState' on the type \
        around it
        """
      ])
  }

  @Test("A presented optional is written with '?' or as 'Optional'")
  func presentedOptional() {
    let expansion = expandedSource(
      of: """
        @ObservableState
        struct State {
          @Presents var child: Optional<Child.State>
        }
        """, by: ["Presents": PresentsMacro.self])
    #expect(expansion.contains("var $child: ComposableCore.PresentationState<Child.State> {"))
  }

  @Test func presentedPropertyHasAProjection() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          @Presents public var child: Child.State? = Child.State()
        }
        """,
      by: ["Presents": PresentsMacro.self],
      is: """
        @ObservableState
        struct State {
          public var child: Child.State? {
            @storageRestrictions(initializes: _child)
            init(initialValue) {
              _child = ComposableCore.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(_$Field.child)
              return _child.wrappedValue
            }
            set {
              _$observationRegistrar.present(newValue, in: &_child, _$Field.child)
            }
            _modify {
              let before = _$observationRegistrar.willModify(&_child, _$Field.child)
              defer {
                _$observationRegistrar.didModify(&_child, _$Field.child, before)
              }
              yield &_child.wrappedValue
            }
          }

          private var _child = ComposableCore.PresentationState<Child.State>(wrappedValue: Child.State())

          public var $child: ComposableCore.PresentationState<Child.State> {
            get {
              _$observationRegistrar.access(_$Field.child)
              return _child
            }
            set {
              _child = newValue
              _$observationRegistrar.notify(_$Field.child)
            }
            _modify {
              let before = _$observationRegistrar.willModify(&_child, _$Field.child)
              defer {
                _$observationRegistrar.didModify(&_child, _$Field.child, before)
              }
              yield &_child
            }
          }
        }
        """
    )
  }

  @Test(arguments: ["class", "actor"])
  func onlyStructsAreObserved(kind: String) {
    expectExpansion(
      of: """
        @ObservableState
        \(kind) Model {
        }
        """,
      by: ["ObservableState": ObservableStateMacro.self],
      is: """

        \(kind) Model {
        }
        """,
      diagnostics: [
        "1:1: error: '@ObservableState' cannot be applied to \(kind) type 'Model'"
      ]
    )
  }

  @Test(arguments: [
    ("ObservationIgnored", "ObservationStateIgnored"),
    ("ObservationTracked", "ObservationStateTracked"),
    ("PresentationState", "Presents"),
  ])
  func attributesOfOtherKindsOfObservationAreRenamed(wrong: String, right: String) {
    expectDiagnostics(
      of: """
        @ObservableState
        struct State {
          @\(wrong) var child: Int?
        }
        """,
      by: ["ObservableState": ObservableStateMacro.self],
      are: [
        "3:3: error: '@\(wrong)' cannot be used in '@ObservableState': use '@\(right)' instead",
        "fix-it: Use '@\(right)' instead: \(right) ",
      ]
    )
  }

  @Test("Properties that share a declaration are an error, unless nobody is to be told of them")
  func propertiesInOneDeclaration() {
    expectDiagnostics(
      of: """
        @ObservableState
        struct State {
          var a = 1, b = 2
          let c = 1, d = 2
          static var e = 1, f = 2
          @ObservationStateIgnored var g = 1, h = 2
        }
        """,
      by: ["ObservableState": ObservableStateMacro.self],
      are: [
        """
        3:7: error: '@ObservableState' observes properties with a declaration of their own: \
        declare each by itself
        """
      ])
  }
}
