import DataFlow
@_spi(Reflection) import Swift

/// Reads the stored fields of a type from its metadata.
///
/// `@_spi(Reflection)` is the standard library's way to find fields with their offsets, without a
/// `Mirror` of a value (sixty times as slow). It finds nothing in a module that is compiled with
/// `-disable-reflection-metadata`: see `checkMetadata`.
struct FieldReader {
  private(set) var dynamicFields: [FieldPlan.DynamicField] = []
  private(set) var comparedFields: [FieldPlan.ComparedField] = []

  mutating func read(_ type: Any.Type) {
    read(type, at: 0, attaches: true, compares: true)
  }

  /// - Parameters:
  ///   - attaches: Whether dynamic properties found here belong to the view that is read.
  ///   - compares: Whether fields found here are compared.
  private mutating func read(_ type: Any.Type, at base: Int, attaches: Bool, compares: Bool) {
    // Fields of types without metadata are left out. (The option's name is a variable in the
    // library, so its value is here.)
    let ignoresUnknown = _EachFieldOptions(rawValue: 1 << 1)
    _ = _forEachField(of: type, options: ignoresUnknown) { _, offset, type, kind in
      visit(type, kind, at: base + offset, attaches: attaches, compares: compares)
      return true
    }
  }

  private mutating func visit(
    _ type: Any.Type, _ kind: _MetadataKind, at offset: Int, attaches: Bool, compares: Bool
  ) {
    if let property = type as? any DynamicProperty.Type {
      // A property that is made of others: they come first, so that its `update` finds them
      // connected.
      if !property._isLeaf { read(type, at: offset, attaches: attaches, compares: compares) }
      add(property, at: offset, attaches: attaches, compares: compares)
      return
    }
    // The properties of a modifier, a style, an app, a scene or a toolbar belong to the view that
    // its body becomes.
    let isBodyOwner =
      type is any ViewModifier.Type || type is any _Style.Type || type is any App.Type
      || type is any Scene.Type || type is any ToolbarContent.Type
    let ownsFields = attaches && isBodyOwner
    let size = Self.size(of: type)
    let equality = Self.equality(ofAny: type)
    if equality == nil, kind == .struct || kind == .tuple, size > 0 {
      let count = comparedFields.count
      read(type, at: offset, attaches: ownsFields, compares: compares)
      if comparedFields.count > count { return }
    } else if ownsFields {
      read(type, at: offset, attaches: true, compares: false)
    }
    if compares, size > 0 {
      comparedFields.append(FieldPlan.ComparedField(offset: offset, size: size, isEqual: equality))
    }
  }

  private mutating func add<Property: DynamicProperty>(
    _ type: Property.Type, at offset: Int, attaches: Bool, compares: Bool
  ) {
    // The offsets below come from the metadata of the type that the pointers point into.
    if attaches {
      dynamicFields.append(
        FieldPlan.DynamicField(offset: offset) { field, host in
          let property = field.assumingMemoryBound(to: Property.self)
          property.pointee._attach(to: host)
          property.pointee.update()
        })
    }
    if compares {
      comparedFields.append(
        FieldPlan.ComparedField(
          offset: offset, size: Property._isLeaf ? MemoryLayout<Property>.size : 0
        ) {
          Property._isEqual(
            $0.assumingMemoryBound(to: Property.self).pointee,
            $1.assumingMemoryBound(to: Property.self).pointee)
        })
    }
  }

  /// How two values of a type compare, where it has `==`.
  static func equality(ofAny type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    guard let type = type as? any Equatable.Type else { return nil }
    return equality(of: type)
  }

  private static func equality<Value: Equatable>(
    of type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { lhs, rhs in
      // Both point to a value of the type that the plan was made for.
      lhs.assumingMemoryBound(to: Value.self).pointee
        == rhs.assumingMemoryBound(to: Value.self).pointee
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }
}

extension FieldReader {
  private struct Probe { let field: Int }

  /// Whether types carry the metadata that the graph lives on.
  static var hasMetadata: Bool {
    var reader = FieldReader()
    reader.read(Probe.self)
    return !reader.comparedFields.isEmpty
  }
}
