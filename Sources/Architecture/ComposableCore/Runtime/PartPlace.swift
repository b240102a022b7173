import IdentifiedCollections

/// A part of a property's value that is there at times: what an optional or a presentation has, an
/// element.
@usableFromInline
final class PartPlace: StatePlace {
  /// Finds the part of a value.
  @usableFromInline
  typealias Find = (_ value: UnsafeMutableRawPointer, Access) -> UnsafeMutableRawPointer?

  let property: PropertyPlace

  /// Which element it is, for an element of an identified array.
  let element: CollectionElement?

  private let find: Find

  /// The values whose parts are used now, the last one innermost, where they are copies.
  private var copies: [UnsafeMutableRawPointer] = []

  @usableFromInline init(
    of property: PropertyPlace, element: CollectionElement? = nil, _ find: @escaping Find
  ) {
    self.property = property
    self.element = element
    self.find = find
    super.init(field: property.field, mustClose: property.offset == nil)
  }

  override func open(
    _ state: UnsafeMutableRawPointer, for access: Access
  ) -> UnsafeMutableRawPointer? {
    if let offset = property.offset { return find(state + offset, access) }
    let copy = property.find(in: state)
    guard let part = find(copy, access) else {
      property.close(copy, in: state, after: .reading)
      return nil
    }
    copies.append(copy)
    return part
  }

  override func end(
    _ part: UnsafeMutableRawPointer, in state: UnsafeMutableRawPointer, after access: Access
  ) {
    property.close(copies.removeLast(), in: state, after: access)
  }
}

extension PartPlace {
  /// What an optional property has.
  @inlinable convenience init<State, Child>(optional keyPath: KeyPath<State, Child?>) {
    self.init(of: PropertyPlace(keyPath)) { value, _ in
      let optional = value.assumingMemoryBound(to: Child?.self)
      guard optional.pointee != nil else { return nil }
      // The value of an optional is where the optional is.
      return withUnsafeMutablePointer(to: &optional.pointee!) { UnsafeMutableRawPointer($0) }
    }
  }

  /// What is presented in a property that `@Presents` projects.
  @inlinable convenience init<State, Child>(
    presentation keyPath: KeyPath<State, PresentationState<Child>>
  ) {
    self.init(of: PropertyPlace(keyPath), Self.findPresented(Child.self))
  }

  /// What an optional property has, also one with `@Presents`.
  @inlinable convenience init<State, Child>(child keyPath: KeyPath<State, Child?>) {
    let presentation = PropertyPlace(
      whatIsStoredFor: keyPath, as: PresentationState<Child>.self)
    if let presentation {
      self.init(of: presentation, Self.findPresented(Child.self))
    } else {
      self.init(optional: keyPath)
    }
  }

  @inlinable static func findPresented<Child>(_ type: Child.Type) -> Find {
    { value, access in
      let presentation = value.assumingMemoryBound(to: PresentationState<Child>.self)
      if access == .changing { presentation.pointee.separateFromCopies() }
      // A presentation is a reference and nothing else. It keeps its object alive while the state is
      // used; so that needs no retain, which would cost more than all the rest.
      let storage = UnsafeRawPointer(presentation)
        .assumingMemoryBound(to: Unmanaged<PresentationState<Child>.Storage>?.self).pointee
      return storage?._withUnsafeGuaranteedRef {
        withUnsafeMutablePointer(to: &$0.state!) { UnsafeMutableRawPointer($0) }
      }
    }
  }

  /// What a property presents.
  convenience init<State, Container: _ScopableState>(presented keyPath: KeyPath<State, Container>) {
    switch keyPath {
    case let keyPath as KeyPath<State, Container.Unwrapped?>: self.init(child: keyPath)
    case let keyPath as KeyPath<State, PresentationState<Container.Unwrapped>>:
      self.init(presentation: keyPath)
    default: preconditionFailure("Only an optional and a presentation present something.")
    }
  }

  /// An element of a collection, to be read.
  @inlinable convenience init<State, ID: Hashable, Element>(
    _ keyPath: KeyPath<State, IdentifiedArray<ID, Element>>, id: ID
  ) {
    self.init(
      of: PropertyPlace(keyPath),
      element: CollectionElement(id, of: IdentifiedArray<ID, Element>.self)
    ) { value, _ in
      value.assumingMemoryBound(to: IdentifiedArray<ID, Element>.self)
        .element(withID: id, for: .reading)
    }
  }

  /// An element of a stack, to be read.
  convenience init<State, Element>(
    _ keyPath: KeyPath<State, StackState<Element>>, id: StackElementID
  ) {
    self.init(of: PropertyPlace(keyPath)) { value, _ in
      value.assumingMemoryBound(to: StackState<Element>.self).element(withID: id, for: .reading)
    }
  }
}
