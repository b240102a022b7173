import IdentifiedCollections

/// How a scoped store finds its state in its parent's.
@usableFromInline
struct StatePart {
  /// The property of the parent's state; `nil` when any change may concern the part.
  @usableFromInline let field: StateField?

  /// Where the part is stored in the parent's state, in bytes, if it is always there.
  @usableFromInline let offset: Int?

  /// Calls its closure with the part, if it is there, and returns whether it is.
  @usableFromInline let read: (UnsafeMutableRawPointer, (UnsafeMutableRawPointer) -> Void) -> Bool

  /// A property that is always there.
  @inlinable init<State, Part>(_ keyPath: KeyPath<State, Part>) {
    let property = PropertyAccess(keyPath)
    field = property.field
    offset = property.offset
    read = { state, body in
      property.read(state) { body(UnsafeMutableRawPointer(mutating: $0)) }
      return true
    }
  }

  /// An optional property, or one with `@Presents`.
  @inlinable init<State, Part>(_ keyPath: KeyPath<State, Part?>) {
    let property = PropertyAccess(keyPath)
    field = property.field
    offset = nil
    if let offset = property.offset(of: PresentationState<Part>.self) {
      read = { state, body in
        let presentation = (state + offset).assumingMemoryBound(to: PresentationState<Part>.self)
        return PresentationState<Part>.read(presentation) {
          body(UnsafeMutableRawPointer(mutating: $0))
        }
      }
    } else {
      read = { state, body in
        property.read(state) { part in
          guard let part = part.pointee else { return false }
          withUnsafePointer(to: part) { body(UnsafeMutableRawPointer(mutating: $0)) }
          return true
        }
      }
    }
  }

  /// What `@Presents` projects.
  private init<State, Part>(projected keyPath: KeyPath<State, PresentationState<Part>>) {
    let property = PropertyAccess(keyPath)
    field = property.field
    offset = nil
    read = { state, body in
      property.read(state) { presentation in
        PresentationState<Part>.read(presentation) { body(UnsafeMutableRawPointer(mutating: $0)) }
      }
    }
  }

  /// What a property presents.
  init<State, Container: _ScopableState>(presented keyPath: KeyPath<State, Container>) {
    switch keyPath {
    case let keyPath as KeyPath<State, Container.Unwrapped?>: self.init(keyPath)
    case let keyPath as KeyPath<State, PresentationState<Container.Unwrapped>>:
      self.init(projected: keyPath)
    default: preconditionFailure("Only an optional and a presentation present something.")
    }
  }

  /// An element of a collection.
  init<State, ID, Element>(_ keyPath: KeyPath<State, IdentifiedArray<ID, Element>>, id: ID) {
    let property = PropertyAccess(keyPath)
    field = property.field
    offset = nil
    read = { state, body in
      property.read(state) { elements in
        guard let index = elements.pointee.index(id: id) else { return false }
        elements.pointee.elements.withUnsafeBufferPointer {
          // Not `nil`: there is an element.
          body(UnsafeMutableRawPointer(mutating: $0.baseAddress! + index))
        }
        return true
      }
    }
  }
}
