// swift-tools-version:6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: - The toolchain's SwiftSyntax

/// The folder of the SwiftSyntax modules that the toolchain in use ships: `usr/lib/swift/host`.
///
/// This manifest runs against the toolchain's own `PackageDescription` library, so the place that
/// library was loaded from is the toolchain in use, wherever it is installed and whatever `PATH`
/// says.
let swiftSyntaxFolder: String = {
  // Not `String(contentsOfFile:)`: that stops after one page of a file that tells no size.
  let file = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { try? $0.readToEnd() }
  let maps = String(decoding: file ?? Data(), as: UTF8.self)
  let library = maps.split(separator: "\n").lazy
    .compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    .first { $0.hasSuffix("/libPackageDescription.so") }
  let host = library.map {
    URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("../../host")
      .standardizedFileURL.path
  }
  if let host, FileManager.default.fileExists(atPath: host + "/SwiftSyntaxMacros.swiftmodule") {
    return host
  }
  // One sentence and no crash report, which would bury it.
  let problem = """
    OpenComposable builds its macros against the SwiftSyntax modules of the Swift toolchain, and this toolchain has none at \
    \(host ?? "usr/lib/swift/host"): install a Swift 6.1 or later toolchain for Linux from swift.org and build with its 'swift'.

    """
  FileHandle.standardError.write(Data(problem.utf8))
  exit(1)
}()

let syntaxModules: [SwiftSetting] = [.unsafeFlags(["-I", swiftSyntaxFolder])]

let syntaxLibraries: [LinkerSetting] =
  [.unsafeFlags(["-L", swiftSyntaxFolder, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxFolder])]
  + [
    "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion",
    "SwiftDiagnostics", "SwiftParser", "SwiftOperators", "SwiftBasicFormat",
    "SwiftCompilerPluginMessageHandling",
  ].map { .linkedLibrary($0) }

// MARK: - The house: a folder under Sources is a layer, a folder in it is a module

enum Layer: String {
  case macros = "Macros"
  case foundations = "Foundations"
  case views = "Views"
  case architecture = "Architecture"
  case renderers = "Renderers"
  case swiftUI = "SwiftUI"
  case apps = "Apps"

  func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: path(name))
  }

  func app(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: path(name))
  }

  func path(_ name: String) -> String { "Sources/\(rawValue)/\(name)" }
}

let macros: [Target] = [
  .target(
    name: "MacroExpansions",
    path: Layer.macros.path("MacroExpansions"),
    swiftSettings: syntaxModules,
    linkerSettings: syntaxLibraries
  ),
  .macro(
    name: "ComposableMacros",
    dependencies: ["MacroExpansions"],
    path: Layer.macros.path("ComposableMacros"),
    swiftSettings: syntaxModules
  ),
]

let foundations: [Target] = [
  Layer.foundations.module("CIssueReporting"),
  Layer.foundations.module("IssueReporting", ["CIssueReporting", "ConcurrencyExtras"]),
  Layer.foundations.module("XCTestDynamicOverlay", ["IssueReporting"]),
  Layer.foundations.module("ProcessEnd", ["ConcurrencyExtras"]),
  Layer.foundations.module("ConcurrencyExtras"),
  Layer.foundations.module("ConcurrencyExtrasTestSupport", ["ConcurrencyExtras"]),
  Layer.foundations.module("IdentifiedCollections"),
  Layer.foundations.module("CasePaths", ["ComposableMacros", "IssueReporting"]),
  Layer.foundations.module("CasePathsCore", ["CasePaths"]),
  Layer.foundations.module("CustomDump", ["ConcurrencyExtras", "IssueReporting"]),
  Layer.foundations.module("Clocks", ["ConcurrencyExtras", "IssueReporting"]),
  Layer.foundations.module(
    "CombineSchedulers", ["ConcurrencyExtras", "DataFlow", "IssueReporting"]),
  Layer.foundations.module("CDependencies"),
  Layer.foundations.module(
    "Dependencies",
    [
      "CDependencies", "Clocks", "CombineSchedulers", "ConcurrencyExtras", "DataFlow",
      "IssueReporting", "XCTestDynamicOverlay",
    ]),
  Layer.foundations.module(
    "DependenciesMacros", ["ComposableMacros", "Dependencies", "IssueReporting"]),
  Layer.foundations.module("DependenciesTestSupport", ["Dependencies"]),
  Layer.foundations.module("PerceptionCore", ["ComposableMacros"]),
  Layer.foundations.module("DataFlow"),
  Layer.foundations.module(
    "Sharing",
    [
      "ConcurrencyExtras", "CustomDump", "DataFlow", "Dependencies", "IdentifiedCollections",
      "IssueReporting", "PerceptionCore", "ProcessEnd",
    ]),
  Layer.foundations.module(
    "SwiftNavigation",
    [
      "CasePaths", "ComposableMacros", "ConcurrencyExtras", "CustomDump", "DataFlow", "Elements",
      "IssueReporting", "PerceptionCore",
    ]),
]

let views: [Target] = [
  Layer.views.module("Elements"),
  Layer.views.module(
    "SwiftUICore",
    ["ComposableMacros", "DataFlow", "Dependencies", "Elements", "IssueReporting", "Sharing"]),
]

let architecture: [Target] = [
  Layer.architecture.module("Perception", ["DataFlow", "PerceptionCore", "SwiftUICore"]),
  Layer.architecture.module("CComposableCore"),
  Layer.architecture.module(
    "ComposableCore",
    [
      "CComposableCore", "CasePaths", "Clocks", "CombineSchedulers", "ComposableMacros",
      "ConcurrencyExtras", "CustomDump", "DataFlow", "Dependencies", "DependenciesMacros",
      "IdentifiedCollections", "IssueReporting", "PerceptionCore", "Sharing", "SwiftNavigation",
    ]),
  Layer.architecture.module(
    "SwiftUINavigation",
    ["CasePaths", "DataFlow", "IssueReporting", "Perception", "SwiftNavigation", "SwiftUICore"]),
  Layer.architecture.module(
    "ComposableArchitecture",
    [
      "ComposableCore", "DataFlow", "Dependencies", "IssueReporting", "Perception", "SwiftUICore",
      "SwiftUINavigation",
    ]),
]

let renderers: [Target] = [
  Layer.renderers.module("CTerminal"),
  Layer.renderers.module("TerminalRenderer", ["CTerminal", "Elements"]),
]

let swiftUI: [Target] = [
  Layer.swiftUI.module("SwiftUI", ["ProcessEnd", "SwiftUICore", "TerminalRenderer"]),
  Layer.swiftUI.module(
    "ViewTesting", ["Elements", "IssueReporting", "SwiftUICore", "TerminalRenderer"]),
]

let apps: [Target] = [
  Layer.apps.app("CaseStudies", ["ComposableArchitecture", "SwiftUI"]),
  Layer.apps.module("CBenchmarks"),
  Layer.apps.app(
    "Benchmarks",
    [
      "CBenchmarks", "CasePaths", "ComposableArchitecture", "CustomDump", "Dependencies",
      "IdentifiedCollections", "Sharing", "SwiftUI", "ViewTesting",
    ]),
]

let tests: [Target] = [
  .testTarget(
    name: "MacroExpansionsTests", dependencies: ["MacroExpansions"], swiftSettings: syntaxModules),
  // The app whose reports the tests read.
  .executableTarget(
    name: "IssueProbe", dependencies: ["IssueReporting", "XCTestDynamicOverlay"],
    path: "Tests/IssueProbe"),
  .testTarget(
    name: "IssueReportingTests",
    dependencies: [
      "ConcurrencyExtras", "IssueProbe", "IssueReporting", "XCTestDynamicOverlay",
    ]),
  .testTarget(name: "ProcessEndTests", dependencies: ["ConcurrencyExtras", "ProcessEnd"]),
  .testTarget(
    name: "ConcurrencyExtrasTests",
    dependencies: ["ConcurrencyExtras", "ConcurrencyExtrasTestSupport"]),
  .testTarget(name: "IdentifiedCollectionsTests", dependencies: ["IdentifiedCollections"]),
  // What the tests of several modules need.
  .target(
    name: "TestSupport", dependencies: ["ConcurrencyExtras", "IssueReporting"],
    path: "Tests/TestSupport"),
  .testTarget(name: "CasePathsTests", dependencies: ["CasePaths", "CasePathsCore", "TestSupport"]),
  .testTarget(name: "CustomDumpTests", dependencies: ["CustomDump", "TestSupport"]),
  .testTarget(name: "ClocksTests", dependencies: ["Clocks", "TestSupport"]),
  .testTarget(name: "CombineSchedulersTests", dependencies: ["CombineSchedulers", "TestSupport"]),
  .testTarget(
    name: "DependenciesTests",
    dependencies: ["Dependencies", "DependenciesMacros", "DependenciesTestSupport"]),
  .testTarget(
    name: "PerceptionTests",
    dependencies: ["ConcurrencyExtras", "Perception", "SwiftUI", "ViewTesting"]),
  // The program that the tests of storage start, kill and start again.
  .executableTarget(
    name: "SharingProbe", dependencies: ["ProcessEnd", "Sharing"], path: "Tests/SharingProbe"),
  .testTarget(
    name: "SharingTests",
    dependencies: ["CustomDump", "DependenciesTestSupport", "Sharing", "SharingProbe"]),
  .testTarget(name: "DataFlowTests", dependencies: ["DataFlow"]),
  .testTarget(name: "SwiftNavigationTests", dependencies: ["SwiftNavigation"]),
  .testTarget(
    name: "SwiftUINavigationTests",
    dependencies: ["SwiftUI", "SwiftUINavigation", "ViewTesting"]),
  .testTarget(name: "ElementsTests", dependencies: ["Elements"]),
  .testTarget(name: "SwiftUICoreTests", dependencies: ["SwiftUI", "ViewTesting"]),
  // The app that does with the ids of a stack what only tests may.
  .executableTarget(
    name: "StackProbe", dependencies: ["ComposableCore"], path: "Tests/StackProbe"),
  .testTarget(
    name: "ComposableCoreTests", dependencies: ["ComposableCore", "StackProbe", "TestSupport"]),
  .testTarget(
    name: "ComposableArchitectureTests",
    dependencies: ["ComposableArchitecture", "SwiftUI", "ViewTesting"]),
  // The app that the tests of the real device start in a pseudo-terminal.
  .executableTarget(
    name: "TerminalProbe", dependencies: ["Elements", "TerminalRenderer"],
    path: "Tests/TerminalProbe"),
  // The app with a value in a file that those tests end.
  .executableTarget(
    name: "AppProbe", dependencies: ["Sharing", "SwiftUI"], path: "Tests/AppProbe"),
  .testTarget(
    name: "TerminalRendererTests",
    dependencies: ["AppProbe", "Elements", "TerminalProbe", "TerminalRenderer"]),
  .testTarget(
    name: "ViewTestingTests", dependencies: ["Dependencies", "Sharing", "SwiftUI", "ViewTesting"]),
  // Compiles and runs the example on each module's page.
  .testTarget(
    name: "DocumentationTests",
    dependencies: [
      "CasePathsCore", "ComposableArchitecture", "ConcurrencyExtrasTestSupport",
      "DependenciesTestSupport", "ProcessEnd", "SwiftUI", "ViewTesting", "XCTestDynamicOverlay",
    ],
    // Each file sees just what it imports, as in packages and projects that are new.
    swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  .testTarget(
    name: "CaseStudiesTests",
    dependencies: ["CaseStudies", "ComposableArchitecture", "SwiftUI", "ViewTesting"]),
]

let package = Package(
  name: "OpenComposable",
  products: [
    // What existing source imports.
    "CasePaths", "CasePathsCore", "Clocks", "CombineSchedulers", "ComposableArchitecture",
    "ConcurrencyExtras", "ConcurrencyExtrasTestSupport", "CustomDump", "Dependencies",
    "DependenciesMacros", "DependenciesTestSupport", "IdentifiedCollections", "IssueReporting",
    "Perception", "ProcessEnd", "Sharing", "SwiftNavigation", "SwiftUI", "SwiftUINavigation",
    "ViewTesting", "XCTestDynamicOverlay",
  ].map { .library(name: $0, targets: [$0]) },
  targets: macros + foundations + views + architecture + renderers + swiftUI + apps + tests,
  swiftLanguageModes: [.v6]
)
