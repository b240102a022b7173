/// Gives an enum a path for each of its cases, and conforms it to ``CasePathable`` and
/// ``CasePathIterable``.
///
/// The generated members are public whatever the access level of the enum; the compiler lowers
/// them to the enum's own. A case with one payload has a path to it, without its label; several
/// payloads make a tuple with their labels; none make `Void`.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$Element))
public macro CasePathable() =
  #externalMacro(module: "ComposableMacros", type: "CasePathableMacro")
