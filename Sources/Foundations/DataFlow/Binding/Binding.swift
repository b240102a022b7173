/// A value that is read and written where somebody else keeps it.
///
/// A view that edits a value it does not own takes a binding to it:
///
///     struct PlayButton: View {
///       @Binding var isPlaying: Bool
///
///       var body: some View {
///         Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
///       }
///     }
///
/// Members of the value have bindings of their own: `$user.name`. A write takes place within the
/// binding's ``transaction``.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The place that the binding reads and writes.
  public let _location: _Location<Value>

  /// The transaction of the binding's writes. An empty one leaves the current one in place.
  public var transaction = Transaction()

  public init(_location: _Location<Value>) {
    self._location = _location
  }

  /// A binding that two closures read and write.
  ///
  /// The closures keep the isolation of the place where they are written, for example the main
  /// actor in a view's body. Use the binding on that actor only: using it elsewhere ends the
  /// program.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.init(_location: ClosureLocation(get: get, set: set))
  }

  /// A binding that two closures read and write, the second knowing the transaction of the write.
  ///
  /// The closures are isolated as those of the other initialiser.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    self.init(_location: ClosureLocation(get: get, set: set))
  }

  /// A binding whose value never changes, for previews and examples.
  public static func constant(_ value: Value) -> Binding {
    Binding(_location: ConstantLocation(value))
  }

  /// The value now.
  public var wrappedValue: Value {
    get { _location.get() }
    nonmutating set {
      if transaction.isEmpty {
        _location.set(newValue)
      } else {
        withTransaction(transaction) { _location.set(newValue) }
      }
    }
  }

  public var projectedValue: Binding { self }

  public init(projectedValue: Binding) {
    self = projectedValue
  }

  /// A binding to a member of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    if let keyPath = keyPath as? ReferenceWritableKeyPath {
      derived(ReferenceMemberLocation(_location, keyPath))
    } else {
      derived(MemberLocation(_location, keyPath))
    }
  }

  /// A binding to a place that is part of this one, with the same transaction.
  package func derived<Part>(_ location: _Location<Part>) -> Binding<Part> {
    var binding = Binding<Part>(_location: location)
    binding.transaction = transaction
    return binding
  }
}

// A binding is a reference to a place, and the place orders access by its own rule: state locks,
// and closures are isolated. What crosses with it is the value.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {
  public static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs._location.isEqual(to: rhs._location) && lhs.transaction == rhs.transaction
  }

  public static var _isLeaf: Bool { true }
}
