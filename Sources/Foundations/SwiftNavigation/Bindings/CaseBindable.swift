import CasePaths
import DataFlow

/// An enum whose bindings can be switched over: each case then has a binding to its payload.
///
/// Apply ``CaseBindable()`` to an enum rather than conforming by hand.
public protocol CaseBindable: CasePathable {
  /// The same cases, with bindings as payloads.
  associatedtype BindingEnumeration

  static func _$caseBinding(_ binding: _Binding<Self>) -> BindingEnumeration
}

/// What generated code knows ``DataFlow/Binding`` by, whichever of the modules its file imports.
public typealias _Binding = DataFlow.Binding

/// Gives an enum the paths of `@CasePathable`, and has a binding to it switched over.
///
/// ```swift
/// @CaseBindable
/// enum Status {
///   case inStock(quantity: Int)
///   case discontinued
/// }
///
/// switch $item.status {
/// case .inStock(let $quantity):
///   Stepper("Quantity: \($quantity.wrappedValue)", value: $quantity)
/// case .discontinued:
///   Text("No longer made")
/// }
/// ```
///
/// The binding to a payload writes into the enum while that is in its case.
@attached(extension, conformances: CasePathable, CasePathIterable, CaseBindable)
@attached(
  member, names: named(AllCasePaths), named(allCasePaths), named(_$Element),
  named(BindingEnumeration), named(_$caseBinding)
)
public macro CaseBindable() =
  #externalMacro(module: "ComposableMacros", type: "CaseBindableMacro")

extension Binding where Value: CaseBindable {
  /// The case that the value is in, with a binding to its payload.
  public var cases: Value.BindingEnumeration { Value._$caseBinding(self) }
}

extension Binding {
  /// The case that an enum in the value is in, with a binding to its payload.
  public subscript<Enum: CaseBindable>(
    dynamicMember keyPath: WritableKeyPath<Value, Enum>
  ) -> Enum.BindingEnumeration {
    (self[dynamicMember: keyPath] as Binding<Enum>).cases
  }
}

extension Bindable where Value: AnyObject {
  /// The case that an enum in the object is in, with a binding to its payload.
  public subscript<Enum: CaseBindable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Enum>
  ) -> Enum.BindingEnumeration {
    (self[dynamicMember: keyPath] as Binding<Enum>).cases
  }
}
