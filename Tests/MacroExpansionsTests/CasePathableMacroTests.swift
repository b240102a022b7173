import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

@Suite struct CasePathableMacroTests {
  private let macros: [String: any Macro.Type] = ["CasePathable": CasePathableMacro.self]

  @Test func eachCaseHasAPathToItsPayload() {
    expectExpansion(
      of: """
        @CasePathable
        enum Route {
          case list
          case empty()
          case detail(id: Int)
          case edit(id: Int, String), remove(_ id: Int, animated: Bool = true)
        }
        """,
      by: macros,
      is: """

        enum Route {
          case list
          case empty()
          case detail(id: Int)
          case edit(id: Int, String), remove(_ id: Int, animated: Bool = true)

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Route) -> CasePaths.PartialCaseKeyPath<Route> {
              if self.list.extract(from: root) != nil {
                return \\.list
              }
              if self.empty.extract(from: root) != nil {
                return \\.empty
              }
              if self.detail.extract(from: root) != nil {
                return \\.detail
              }
              if self.edit.extract(from: root) != nil {
                return \\.edit
              }
              if self.remove.extract(from: root) != nil {
                return \\.remove
              }
              return \\.never
            }
            public var list: CasePaths.AnyCasePath<Route, Swift.Void> {
              ._$embed {
                .list
              } extract: {
                guard case .list = $0 else {
                  return nil
                }
                return ()
              }
            }
            public var empty: CasePaths.AnyCasePath<Route, Swift.Void> {
              ._$embed {
                .empty()
              } extract: {
                guard case .empty = $0 else {
                  return nil
                }
                return ()
              }
            }
            public var detail: CasePaths.AnyCasePath<Route, Int> {
              ._$embed(Route.detail) {
                guard case let .detail(value0) = $0 else {
                  return nil
                }
                return value0
              }
            }
            public var edit: CasePaths.AnyCasePath<Route, (id: Int, String)> {
              ._$embed {
                .edit(id: $0.0, $0.1)
              } extract: {
                guard case let .edit(value0, value1) = $0 else {
                  return nil
                }
                return (value0, value1)
              }
            }
            public var remove: CasePaths.AnyCasePath<Route, (Int, animated: Bool)> {
              ._$embed {
                .remove($0.0, animated: $0.1)
              } extract: {
                guard case let .remove(value0, value1) = $0 else {
                  return nil
                }
                return (value0, value1)
              }
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Route>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Route>] = []
              allCasePaths.append(\\.list)
              allCasePaths.append(\\.empty)
              allCasePaths.append(\\.detail)
              allCasePaths.append(\\.edit)
              allCasePaths.append(\\.remove)
              return allCasePaths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        nonisolated extension Route: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test func enumWithoutCases() {
    expectExpansion(
      of: """
        @CasePathable
        public enum Nothing {
        }
        """,
      by: macros,
      is: """

        public enum Nothing {

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Nothing) -> CasePaths.PartialCaseKeyPath<Nothing> {

            }

            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Nothing>]> {
              let allCasePaths: [CasePaths.PartialCaseKeyPath<Nothing>] = []

              return allCasePaths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        nonisolated extension Nothing: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test func conditionsAreMirrored() {
    expectExpansion(
      of: """
        @CasePathable
        enum Route {
          #if DEBUG
          case debug
          #if os(Linux)
          case linux
          #endif
          #elseif RELEASE
          case release
          #else
          case other
          #endif
        }
        """,
      by: macros,
      is: """

        enum Route {
          #if DEBUG
          case debug
          #if os(Linux)
          case linux
          #endif
          #elseif RELEASE
          case release
          #else
          case other
          #endif

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Route) -> CasePaths.PartialCaseKeyPath<Route> {
              #if DEBUG
              if self.debug.extract(from: root) != nil {
                return \\.debug
              }
              #if os(Linux)
              if self.linux.extract(from: root) != nil {
                return \\.linux
              }
              #endif
              #elseif RELEASE
              if self.release.extract(from: root) != nil {
                return \\.release
              }
              #else
              if self.other.extract(from: root) != nil {
                return \\.other
              }
              #endif
              return \\.never
            }
            #if DEBUG
            public var debug: CasePaths.AnyCasePath<Route, Swift.Void> {
              ._$embed {
                .debug
              } extract: {
                guard case .debug = $0 else {
                  return nil
                }
                return ()
              }
            }
            #if os(Linux)
            public var linux: CasePaths.AnyCasePath<Route, Swift.Void> {
              ._$embed {
                .linux
              } extract: {
                guard case .linux = $0 else {
                  return nil
                }
                return ()
              }
            }
            #endif
            #elseif RELEASE
            public var release: CasePaths.AnyCasePath<Route, Swift.Void> {
              ._$embed {
                .release
              } extract: {
                guard case .release = $0 else {
                  return nil
                }
                return ()
              }
            }
            #else
            public var other: CasePaths.AnyCasePath<Route, Swift.Void> {
              ._$embed {
                .other
              } extract: {
                guard case .other = $0 else {
                  return nil
                }
                return ()
              }
            }
            #endif
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Route>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Route>] = []
              #if DEBUG
              allCasePaths.append(\\.debug)
              #if os(Linux)
              allCasePaths.append(\\.linux)
              #endif
              #elseif RELEASE
              allCasePaths.append(\\.release)
              #else
              allCasePaths.append(\\.other)
              #endif
              return allCasePaths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        nonisolated extension Route: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test func selfAndElementAreSpelledForTheNestedType() {
    expectExpansion(
      of: """
        @CasePathable
        indirect enum Tree<Element> {
          case leaf([Element])
          case node(Self, other: Self?)
        }
        """,
      by: macros,
      is: """

        indirect enum Tree<Element> {
          case leaf([Element])
          case node(Self, other: Self?)

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Tree) -> CasePaths.PartialCaseKeyPath<Tree> {
              if self.leaf.extract(from: root) != nil {
                return \\.leaf
              }
              if self.node.extract(from: root) != nil {
                return \\.node
              }
              return \\.never
            }
            public var leaf: CasePaths.AnyCasePath<Tree, [_$Element]> {
              ._$embedIndirect(Tree.leaf) {
                guard case let .leaf(value0) = $0 else {
                  return nil
                }
                return value0
              }
            }
            public var node: CasePaths.AnyCasePath<Tree, (Tree, other: Tree?)> {
              ._$embedIndirect {
                .node($0.0, other: $0.1)
              } extract: {
                guard case let .node(value0, value1) = $0 else {
                  return nil
                }
                return (value0, value1)
              }
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Tree>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Tree>] = []
              allCasePaths.append(\\.leaf)
              allCasePaths.append(\\.node)
              return allCasePaths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          public typealias _$Element = Element
        }

        nonisolated extension Tree: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test func commentsRightAboveACaseAreCopied() {
    expectExpansion(
      of: """
        @CasePathable
        enum Route {
          // Not of a case.

          /// The list.
          /// All of it.
          case list
        }
        """,
      by: macros,
      is: """

        enum Route {
          // Not of a case.

          /// The list.
          /// All of it.
          case list

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Route) -> CasePaths.PartialCaseKeyPath<Route> {
              if self.list.extract(from: root) != nil {
                return \\.list
              }
              return \\.never
            }
            /// The list.
            /// All of it.
            public var list: CasePaths.AnyCasePath<Route, Swift.Void> {
              ._$embed {
                .list
              } extract: {
                guard case .list = $0 else {
                  return nil
                }
                return ()
              }
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Route>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Route>] = []
              allCasePaths.append(\\.list)
              return allCasePaths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        nonisolated extension Route: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test func clausesOfOneConditionMayShareNames() {
    expectExpansion(
      of: """
        @CasePathable
        enum Foo {
          #if DEBUG
          case bar(Int)
          #else
          case bar(String)
          #endif
        }
        """,
      by: macros,
      is: """

        enum Foo {
          #if DEBUG
          case bar(Int)
          #else
          case bar(String)
          #endif

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Foo) -> CasePaths.PartialCaseKeyPath<Foo> {
              #if DEBUG
              if self.bar.extract(from: root) != nil {
                return \\.bar
              }
              #else
              if self.bar.extract(from: root) != nil {
                return \\.bar
              }
              #endif
              return \\.never
            }
            #if DEBUG
            public var bar: CasePaths.AnyCasePath<Foo, Int> {
              ._$embed(Foo.bar) {
                guard case let .bar(value0) = $0 else {
                  return nil
                }
                return value0
              }
            }
            #else
            public var bar: CasePaths.AnyCasePath<Foo, String> {
              ._$embed(Foo.bar) {
                guard case let .bar(value0) = $0 else {
                  return nil
                }
                return value0
              }
            }
            #endif
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Foo>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Foo>] = []
              #if DEBUG
              allCasePaths.append(\\.bar)
              #else
              allCasePaths.append(\\.bar)
              #endif
              return allCasePaths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        nonisolated extension Foo: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """
    )
  }
}
