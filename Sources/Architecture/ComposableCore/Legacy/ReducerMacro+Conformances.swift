/// Makes a feature of an enum of features, and conforms the enums of its states and actions to
/// protocols.
@available(
  *, deprecated,
  message: "Conform the generated types in extensions: 'extension Feature.State: Equatable {}'."
)
@attached(member, names: arbitrary)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(
  state: _SynthesizedConformance..., action: _SynthesizedConformance...
) = #externalMacro(module: "ComposableMacros", type: "ReducerMacro")

/// A protocol that `@Reducer` conforms the generated types of an enum to.
public struct _SynthesizedConformance: Sendable {
  private init() {}

  public static let codable = Self()
  public static let decodable = Self()
  public static let encodable = Self()
  public static let equatable = Self()
  public static let hashable = Self()
  public static let sendable = Self()
}
