import MacroExpansions
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler starts this program once a build and asks it to expand the package's macros.
@main
enum ComposableMacros {
  static func main() throws {
    try CompilerPluginMessageListener(connection: CompilerConnection(), provider: Provider()).main()
  }

  struct Provider: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard let macro = MacroExpansions.all[typeName] else {
        throw UnknownMacro(name: "\(moduleName).\(typeName)")
      }
      return macro
    }
  }

  struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String {
      """
      The macro plugin of OpenComposable has no macro '\(name)': its plugin and its sources differ. Rebuild the package.
      """
    }
  }
}
