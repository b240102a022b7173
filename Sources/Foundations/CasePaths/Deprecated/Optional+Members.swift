extension Optional.AllCasePaths where Wrapped: CasePathable {
  /// A case of the value, reached without naming the optional; absent when the value is.
  @available(*, deprecated, message: "Chain through 'some': '\\.some.member'.")
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
  ) -> AnyCasePath<Wrapped?, Member?> {
    let path = Wrapped.allCasePaths[keyPath: keyPath]
    return AnyCasePath(
      uncheckedEmbed: { $0.map(path.embed) },
      extract: { $0.flatMap { path.extract(from: $0) } },
      name: path.name,
      payloadPlace: .elsewhere
    )
  }
}
