/// Makes state whose properties are observed one by one: a view that reads `store.count` is
/// evaluated again when `count` changes.
///
/// ```swift
/// @ObservableState
/// struct State {
///   var count = 0
///   var rows: IdentifiedArrayOf<Row.State> = []
///   @Presents var editor: Editor.State?
/// }
/// ```
///
/// Writing an equal value tells nobody. A change inside observable state within this one tells
/// those who read it there, not those who read the property that holds it. Mark a property with
/// ``ObservationStateIgnored()`` to leave it out.
///
/// An enum is the value that its payload is: its readers are told of another case and of another
/// payload, not of a change inside an observable payload.
@attached(extension, conformances: Observable, ObservableState)
@attached(
  member,
  names: named(_$id), named(_$identity), named(_$isUnchanged), named(_$observationRegistrar),
  named(_$willModify), named(_$separateFromCopies), named(_$fields), named(_$Field)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "ComposableMacros", type: "ObservableStateMacro")

/// Makes a property of observable state tell of reads and changes. ``ObservableState()`` adds it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableMacros", type: "ObservationStateTrackedMacro")

/// Leaves a property of observable state out of observation.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableMacros", type: "ObservationStateIgnoredMacro")

/// The state of a child that is presented at times, in observable state.
///
/// ```swift
/// @Presents var editor: Editor.State?
/// ```
///
/// Setting it presents, clearing it dismisses. `\.$editor` names it to `ifLet`.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "ComposableMacros", type: "PresentsMacro")
