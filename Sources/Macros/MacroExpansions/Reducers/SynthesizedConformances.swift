import SwiftSyntax

/// The conformances that `@Reducer(state: .equatable, action: .sendable)` asks for.
struct SynthesizedConformances {
  /// The protocols that the enum of the states is to conform to.
  private(set) var state: [String] = []

  /// The protocols that the enum of the actions is to conform to.
  private(set) var action: [String] = []

  init(of attribute: AttributeSyntax) {
    // The label of a variadic argument is written once, before its first value.
    var label: String?
    for argument in attribute.arguments?.as(LabeledExprListSyntax.self) ?? [] {
      label = argument.label?.text ?? label
      guard let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { continue }
      let conformance = "Swift.\(name.prefix(1).uppercased())\(name.dropFirst())"
      if label == "state" { state.append(conformance) } else { action.append(conformance) }
    }
  }
}
