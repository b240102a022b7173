import CasePaths
import DataFlow

extension Binding {
  /// A binding to the payload of a case; `nil` when the value is in another one.
  ///
  /// ```swift
  /// if let $quantity = $item.status.inStock {
  ///   Stepper("Quantity: \($quantity.wrappedValue)", value: $quantity)
  /// }
  /// ```
  ///
  /// When the value goes to another case later, the binding goes on with the last payload, and does
  /// not bring the value back.
  public subscript<Payload>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Payload>>
  ) -> Binding<Payload>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    return Binding<Payload>(
      unwrapping: derived(CaseLocation(_location, path, keyPath, withoutPayload: nil)))
  }

  /// A binding to the payload of a case of an optional enum, `nil` while there is none: what
  /// presents a screen for one of several destinations.
  ///
  /// ```swift
  /// .alert(item: $destination.confirmation) { Text($0.title) } actions: { … }
  /// ```
  ///
  /// Writing `nil` makes the optional `nil`. While the optional is `nil` or in another case, writes
  /// change nothing.
  public subscript<Enum: CasePathable, Payload>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Payload>>
  ) -> Binding<Payload?> where Value == Enum? {
    let path = Value.allCasePaths.some[dynamicMember: keyPath]
    return derived(CaseLocation(_location, path, keyPath, withoutPayload: .some(nil)))
  }

  /// A binding to whether an optional enum is in a case that has no payload.
  ///
  /// Writing `false` makes the optional `nil`, if it is in that case. Writing `true` changes
  /// nothing and reports an issue.
  public subscript<Enum: CasePathable>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Void>>
  ) -> Binding<Bool> where Value == Enum? {
    Binding<Bool>(self[dynamicMember: keyPath] as Binding<Void?>)
  }
}

extension Binding where Value: CasePathable {
  /// A binding to the payload of the case that the value is in: a part of what
  /// ``CaseBindable()`` expands to.
  public func _$payload<Payload>(
    of keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Payload>>, _ payload: Payload
  ) -> Binding<Payload> {
    let path = Value.allCasePaths[keyPath: keyPath]
    return Binding<Payload>(
      unwrapping: derived(CaseLocation(_location, path, keyPath, withoutPayload: nil)),
      default: payload)
  }
}

/// The payload of a case of the value at another place, `nil` while that is in another case.
private final class CaseLocation<Root, Payload>: _Location<Payload?> {
  private let base: _Location<Root>
  private let path: AnyCasePath<Root, Payload>
  /// What tells the path from others.
  private let keyPath: AnyKeyPath
  /// What the root is after its payload was removed; `nil` where it cannot be.
  private let rootWithoutPayload: Root?

  init(
    _ base: _Location<Root>, _ path: AnyCasePath<Root, Payload>, _ keyPath: AnyKeyPath,
    withoutPayload rootWithoutPayload: Root?
  ) {
    self.base = base
    self.path = path
    self.keyPath = keyPath
    self.rootWithoutPayload = rootWithoutPayload
  }

  override func get() -> Payload? {
    path.extract(from: base.get())
  }

  override func set(_ payload: Payload?) {
    guard get() != nil, let root = payload.map(path.embed) ?? rootWithoutPayload else { return }
    base.set(root)
  }

  override func isEqual(to other: _Location<Payload?>) -> Bool {
    guard let other = other as? CaseLocation else { return false }
    return keyPath == other.keyPath && base.isEqual(to: other.base)
  }
}
