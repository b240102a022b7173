import CasePaths

@CasePathable
@dynamicMemberLookup
enum Foo: Equatable {
  case bar(Bar)
  case baz(Int?)
  case blob(Blob?)
  case empty
  case named(first: Int)
  case pair(id: Int, String)

  @CasePathable
  @dynamicMemberLookup
  enum Bar: Equatable {
    case int(Int)
    case text(String)
  }

  @CasePathable
  enum Blob: Equatable {
    case size(Int)
  }
}

/// An enum without case paths.
enum Plain: Equatable {
  case one
}

extension Foo.AllCasePaths {
  /// A case path by hand: the number in `bar`, doubled.
  var doubled: AnyCasePath<Foo, Int> {
    AnyCasePath(
      embed: { .bar(.int($0 / 2)) },
      extract: { $0[case: \.bar.int].map { $0 * 2 } }
    )
  }
}
