import Foundation

/// How long the compiler takes to check something, beyond the file that it is in.
struct CompileTime: Sendable {
  let name: String
  /// The file with what is timed, or without it, so that the start of the compiler and imports do not
  /// count.
  let source: @Sendable (_ isWhole: Bool) -> String

  /// What apps write that could take long.
  static let all = [ifLets, children, presentations, toolbars]

  /// Where the package's modules, macros and C modules are built: beside this app.
  private let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  init(_ name: String, source: @escaping @Sendable (_ isWhole: Bool) -> String) {
    self.name = name
    self.source = source
  }

  func report() {
    do {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("Timed-\(ProcessInfo.processInfo.processIdentifier).swift")
      defer { try? FileManager.default.removeItem(at: file) }
      let whole = try time(toCheck: source(true), at: file)
      let rest = try time(toCheck: source(false), at: file)
      print(
        String(
          format: "\(name): %.1f s to check the file, %.1f s for them", whole, whole - rest))
    } catch {
      print("\(name): no compiler to time: \(error)")
    }
  }

  /// - Returns: Processor time in seconds, the best of three.
  private func time(toCheck source: String, at file: URL) throws -> Double {
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try (0..<3).map { _ in try timeOfCompiler(on: file) }.min() ?? 0
  }

  private func timeOfCompiler(on file: URL) throws -> Double {
    let before = timeOfChildren()
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = try ["swiftc", "-typecheck", file.path] + flags()
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else {
      throw CocoaError(.executableLoad, userInfo: [NSLocalizedDescriptionKey: "swiftc failed"])
    }
    return timeOfChildren() - before
  }

  private func flags() throws -> [String] {
    let modules = products.appendingPathComponent("Modules").path
    let macros = products.appendingPathComponent("ComposableMacros-tool").path
    let names = try FileManager.default.contentsOfDirectory(atPath: products.path)
    let maps = names.filter { $0.hasSuffix(".build") }
      .map { products.appendingPathComponent($0).appendingPathComponent("module.modulemap").path }
      .filter(FileManager.default.fileExists)
    return ["-swift-version", "6", "-I", modules]
      + ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(macros)#ComposableMacros"]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  private func timeOfChildren() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000
    }
  }
}

extension CompileTime {
  /// The reducer at the head says its types. Where it leaves them to be inferred, the compiler tries
  /// all combinations of the overloads of `ifLet`, and gives up.
  private static let ifLets = CompileTime("20 chained ifLets") { isWhole in
    func lines(_ line: (Int) -> String) -> String { (1...20).map(line).joined(separator: "\n") }
    return """
      import ComposableArchitecture

      @Reducer struct Child {
        @ObservableState struct State { var count = 0 }
        enum Action { case increment }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }

      @Reducer struct Parent {
        @ObservableState struct State {
      \(lines { "    @Presents var child\($0): Child.State?" })
        }
        enum Action {
      \(lines { "    case child\($0)(PresentationAction<Child.Action>)" })
        }
        var body: some ReducerOf<Self> {
          Reduce<State, Action> { _, _ in .none }
      \(isWhole ? lines { "      .ifLet(\\.$child\($0), action: \\.child\($0)) { Child() }" } : "")
        }
      }
      """
  }

  /// Children in one builder.
  private static let children = CompileTime("80 children of a stack") { isWhole in
    let children = (1...20).map { number in
      """
            Text("Row \(number)").padding()
            Button("Press \(number)") { isOn.toggle() }
            Toggle("Switch \(number)", isOn: $isOn)
            TextField("Field \(number)", text: $text)
      """
    }
    return view("VStack {\n\(isWhole ? children.joined(separator: "\n") : "")\n}")
  }

  /// Presentations in one body, of all forms.
  private static let presentations = CompileTime("20 presentation modifiers") { isWhole in
    let forms = [
      ".sheet(isPresented: $isOn) { Text(\"Sheet\") }",
      ".sheet(item: $item) { Text($0.name) }",
      ".fullScreenCover(item: $item) { Text($0.name) }",
      ".popover(isPresented: $isOn) { Text(\"Popover\") }",
      ".alert(\"Alert\", isPresented: $isOn) { Button(\"OK\") {} } message: { Text(\"Message\") }",
      ".confirmationDialog(\"Dialog\", isPresented: $isOn) { Button(\"Yes\") {} }",
      ".navigationDestination(isPresented: $isOn) { Text(\"Page\") }",
      ".navigationDestination(item: $item) { Text($0.name) }",
    ]
    return view("Text(text)\n\(isWhole ? chain(of: forms) : "")")
  }

  /// Toolbars in a chain, of all forms.
  private static let toolbars = CompileTime("20 toolbars") { isWhole in
    let forms = [
      ".toolbar { ToolbarItem(placement: .primaryAction) { Button(\"Item\") { isOn.toggle() } } }",
      ".toolbar { Button(\"Add\") { isOn = true } }",
      ".toolbar { if isOn { ToolbarItem { Text(\"On\") } } else { Text(\"Off\") } }",
    ]
    return view("Text(text)\n\(isWhole ? chain(of: forms) : "")")
  }

  /// Twenty modifiers, of each form in turn.
  private static func chain(of forms: [String]) -> String {
    (0..<20).map { forms[$0 % forms.count] }.joined(separator: "\n")
  }

  /// A file with a view of this body.
  private static func view(_ body: String) -> String {
    """
    import SwiftUI

    struct Item: Identifiable, Hashable {
      let id: Int
      var name = ""
    }

    struct Timed: View {
      @State private var isOn = false
      @State private var item: Item?
      @State private var text = ""

      var body: some View {
        \(body)
      }
    }
    """
  }
}
