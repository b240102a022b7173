/// Lets a view send the actions that its feature has for views, with a bare `send`.
///
/// The feature's action holds them in a case `view` and conforms to ``ViewAction``; the view has a
/// property `store`. Then `send(.loginButtonTapped)` in the view is
/// `store.send(.view(.loginButtonTapped))`.
///
/// - Parameter feature: The type of the feature: `@ViewAction(for: Login.self)`.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<Feature: Reducer>(for feature: Feature.Type) =
  #externalMacro(module: "ComposableMacros", type: "ViewActionMacro")
where Feature.Action: ViewAction
