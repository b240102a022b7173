@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler starts this program once a build and asks it to expand the package's macros.
@main
enum ComposableMacros {
  /// Every macro of the package, under the type name that its declaration gives in `#externalMacro`.
  static var all: [String: any Macro.Type] {
    [
      "CasePathableMacro": CasePathableMacro.self,
      "DependencyClientMacro": DependencyClientMacro.self,
      "DependencyEndpointIgnoredMacro": DependencyEndpointIgnoredMacro.self,
      "DependencyEndpointMacro": DependencyEndpointMacro.self,
      "ObservableStateMacro": ObservableStateMacro.self,
      "ObservationStateIgnoredMacro": ObservationStateIgnoredMacro.self,
      "ObservationStateTrackedMacro": ObservationStateTrackedMacro.self,
      "PresentsMacro": PresentsMacro.self,
      "PreviewMacro": PreviewMacro.self,
      "ReducerMacro": ReducerMacro.self,
      "ViewActionMacro": ViewActionMacro.self,
    ]
  }

  static func main() throws {
    try CompilerPluginMessageListener(connection: CompilerConnection(), provider: Provider()).main()
  }

  struct Provider: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard let macro = all[typeName] else { throw UnknownMacro(name: "\(moduleName).\(typeName)") }
      return macro
    }
  }

  struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String {
      "The macro plugin of OpenComposable has no macro '\(name)'. Rebuild the package: its plugin and its sources differ."
    }
  }
}
