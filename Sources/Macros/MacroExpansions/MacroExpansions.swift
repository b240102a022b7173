import SwiftSyntaxMacros

/// What the package's macros expand to. A library of its own, so that tests link the expansions
/// without the plugin: a test target that depends on a plugin has the whole package built twice,
/// for the plugin's host as well.
package enum MacroExpansions {
  /// Every macro of the package, under the type name that its declaration gives in
  /// `#externalMacro`.
  package static var all: [String: any Macro.Type] {
    [
      "CaseBindableMacro": CaseBindableMacro.self,
      "CasePathableMacro": CasePathableMacro.self,
      "DependencyClientMacro": DependencyClientMacro.self,
      "DependencyEndpointIgnoredMacro": DependencyEndpointIgnoredMacro.self,
      "DependencyEndpointMacro": DependencyEndpointMacro.self,
      "DependencyEntryMacro": DependencyEntryMacro.self,
      "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
      "EntryMacro": EntryMacro.self,
      "ObservableStateMacro": ObservableStateMacro.self,
      "ObservationStateIgnoredMacro": ObservationStateIgnoredMacro.self,
      "ObservationStateTrackedMacro": ObservationStateTrackedMacro.self,
      "PerceptibleMacro": PerceptibleMacro.self,
      "PerceptionIgnoredMacro": PerceptionIgnoredMacro.self,
      "PerceptionTrackedMacro": PerceptionTrackedMacro.self,
      "PresentsMacro": PresentsMacro.self,
      "PreviewMacro": PreviewMacro.self,
      "PreviewableMacro": PreviewableMacro.self,
      "ReducerCaseMacro": ReducerCaseMacro.self,
      "ReducerMacro": ReducerMacro.self,
      "UITransactionEntryMacro": UITransactionEntryMacro.self,
      "ViewActionMacro": ViewActionMacro.self,
    ]
  }
}
