/// The difference between two values: the lines of their dumps, marked where only one has them.
/// What is the same is folded.
///
/// ```swift
/// diff(User(id: 1, name: "Ann"), User(id: 1, name: "Bob"))
/// //   User(
/// //     id: 1,
/// // -   name: "Ann"
/// // +   name: "Bob"
/// //   )
/// ```
///
/// - Returns: The difference, `nil` when there is none.
public func diff<T>(_ lhs: T, _ rhs: T, format: DiffFormat = .default) -> String? {
  var equality = Equality()
  guard !equality.areEqual(lhs, rhs) else { return nil }
  var differ = Differ(format: format)
  differ.compare(Member(value: lhs), Member(value: rhs), at: Differ.Place())
  return differ.text
}
