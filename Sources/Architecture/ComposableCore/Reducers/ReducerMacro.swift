/// Conforms a type to the ``Reducer`` protocol, and writes what of it has nothing to say: without a
/// `State`, an `Action` or a `body` it gets an empty one.
///
/// A nested `Action` gets case paths, and a `State` that is an enum too.
@attached(member, names: named(State), named(Action), named(init), named(body))
@attached(memberAttribute)
@attached(extension, conformances: Reducer)
public macro Reducer() = #externalMacro(module: "ComposableMacros", type: "ReducerMacro")

/// Conforms a view with a `store` to ``ViewActionSending``: it sends view actions with `send(…)`.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "ComposableMacros", type: "ViewActionMacro")
where R.Action: ViewAction
