import CComposableCore
import CasePaths
import Foundation

/// Where the payload of a case lies in an enum: of a state, or of an action.
///
/// It is used where it lies, if that can be found out, and otherwise taken out and put back.
@usableFromInline
final class CasePlace: StatePlace {
  /// How the enum lies in memory; `nil` when its payload cannot be reached there.
  private let layout: EnumLayout?

  /// Whether the enum refers to a box that has the payload. Other enums may refer to the same box:
  /// there, it can only be read.
  private let isBoxed: Bool

  private let copy: PayloadCopy

  // Nothing calls out while these are accessed, so no check is needed at run time.

  /// The number of the case, once an enum has been in it.
  @exclusivity(unchecked) private var tag: Int?

  /// Bits for the numbers of other cases, as far as they are known.
  @exclusivity(unchecked) private var otherTags: UInt64 = 0

  /// Whether the bytes of an enum in the case are those of the payload, as is known once one has been in
  /// it, and not mixed with the number of the case.
  @exclusivity(unchecked) private var isIntact = false

  /// Memory for the bytes of an enum, where they have to be changed to be read.
  @exclusivity(unchecked) private var bytes: Scratch

  @usableFromInline init<Root, Payload>(_ path: AnyCasePath<Root, Payload>) {
    let layout = path._payloadPlace == .elsewhere ? nil : EnumLayout(Root.self)
    self.layout = layout?.isBitwiseTakable == true ? layout : nil
    isBoxed = path._payloadPlace == .box
    copy = PayloadCopy(path)
    bytes = Scratch(size: layout?.size ?? 0, alignment: layout?.alignment ?? 1)
    super.init(field: nil, mustClose: true)
  }

  /// Whether an enum is in the case.
  func contains(_ root: UnsafeRawPointer) -> Bool {
    guard let layout else { return copy.isPossible(root) }
    let current = layout.tag(of: root)
    return current == tag || tag == nil && learn(current, from: root, layout)
  }

  // Not inlined, as what is seldom done takes room on the stack and time where it is inlined.
  @inline(never)
  private func learn(_ current: Int, from root: UnsafeRawPointer, _ layout: EnumLayout) -> Bool {
    if current < 64, otherTags & 1 << UInt64(current) != 0 { return false }
    guard copy.isPossible(root) else {
      if current < 64 { otherTags |= 1 << UInt64(current) }
      return false
    }
    tag = current
    let payload = projectedCopy(of: root, layout)
    isIntact = memcmp(root, payload, layout.size) == 0
    bytes.giveBack(payload)
    return true
  }

  override func open(
    _ root: UnsafeMutableRawPointer, for access: Access
  ) -> UnsafeMutableRawPointer? {
    if layout == nil { return copy.take(from: root, for: access) }
    guard contains(root) else { return nil }
    guard access == .changing else { return payload(of: root) }
    if isBoxed { return copy.take(from: root, for: access) }
    if !isIntact { layout?.project(root) }
    return root
  }

  override func end(
    _ payload: UnsafeMutableRawPointer, in root: UnsafeMutableRawPointer, after access: Access
  ) {
    guard let layout, let tag else { return copy.end(payload, in: root, after: access) }
    if access == .changing {
      if isBoxed { return copy.end(payload, in: root, after: access) }
      if !isIntact { layout.inject(root, tag: tag) }
    } else if !isIntact, !isBoxed {
      bytes.giveBack(payload)
    }
  }

  /// Where the payload can be read.
  private func payload(of root: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    if isIntact { return isBoxed ? content(ofBoxAt: root) : root }
    guard let layout else { return root }
    let payload = projectedCopy(of: root, layout)
    guard isBoxed else { return payload }
    defer { bytes.giveBack(payload) }
    return content(ofBoxAt: payload)
  }

  private func content(ofBoxAt payload: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    composable_project_box(payload.load(as: UnsafeMutableRawPointer.self))
  }

  /// The bytes of the payload without the number of the case. They own nothing: the enum does.
  //
  // As above.
  @inline(never)
  private func projectedCopy(
    of root: UnsafeRawPointer, _ layout: EnumLayout
  ) -> UnsafeMutableRawPointer {
    let payload = bytes.take()
    payload.copyMemory(from: root, byteCount: layout.size)
    layout.project(payload)
    return payload
  }
}

// Actions are read only.
extension CasePlace {
  /// Finds the payload of an action, `nil` when the action is in another case.
  func open(_ action: UnsafeRawPointer) -> UnsafeRawPointer? {
    open(UnsafeMutableRawPointer(mutating: action), for: .reading).map { UnsafeRawPointer($0) }
  }

  /// Finds the payload of a value that is in the case.
  func openKnown(_ value: UnsafeRawPointer) -> UnsafeRawPointer? {
    if tag == nil { return open(value) }
    return UnsafeRawPointer(payload(of: UnsafeMutableRawPointer(mutating: value)))
  }

  /// Ends what ``open(_:)`` began, when that has found something.
  @inline(__always)
  func close(_ payload: UnsafeRawPointer, in action: UnsafeRawPointer) {
    if isIntact { return }
    end(
      UnsafeMutableRawPointer(mutating: payload), in: UnsafeMutableRawPointer(mutating: action),
      after: .reading)
  }
}

/// A payload that is taken out of its enum, for as long as somebody uses it.
private final class PayloadCopy {
  private let extract: (_ root: UnsafeRawPointer, _ payload: UnsafeMutableRawPointer) -> Bool
  private let deinitialize: (_ payload: UnsafeMutableRawPointer) -> Void
  private let deinitializeRoot: (_ root: UnsafeMutableRawPointer) -> Void
  private let embed: (_ payload: UnsafeMutableRawPointer, _ root: UnsafeMutableRawPointer) -> Void
  private var memory: Scratch

  init<Root, Payload>(_ path: AnyCasePath<Root, Payload>) {
    extract = { root, payload in
      guard let value = path.extract(from: root.assumingMemoryBound(to: Root.self).pointee)
      else { return false }
      payload.initializeMemory(as: Payload.self, to: value)
      return true
    }
    deinitialize = { $0.assumingMemoryBound(to: Payload.self).deinitialize(count: 1) }
    deinitializeRoot = { $0.assumingMemoryBound(to: Root.self).deinitialize(count: 1) }
    embed = { payload, root in
      root.initializeMemory(
        as: Root.self, to: path.embed(payload.assumingMemoryBound(to: Payload.self).move()))
    }
    memory = Scratch(
      size: MemoryLayout<Payload>.size, alignment: MemoryLayout<Payload>.alignment)
  }

  /// Whether a root has a payload.
  func isPossible(_ root: UnsafeRawPointer) -> Bool {
    guard let payload = take(from: UnsafeMutableRawPointer(mutating: root), for: .reading) else {
      return false
    }
    end(payload, in: UnsafeMutableRawPointer(mutating: root), after: .reading)
    return true
  }

  func take(
    from root: UnsafeMutableRawPointer, for access: StatePlace.Access
  ) -> UnsafeMutableRawPointer? {
    let payload = memory.take()
    guard extract(root, payload) else {
      memory.giveBack(payload)
      return nil
    }
    // The payload's only owner is the copy then, which can be changed without another one.
    if access == .changing { deinitializeRoot(root) }
    return payload
  }

  func end(
    _ payload: UnsafeMutableRawPointer, in root: UnsafeMutableRawPointer,
    after access: StatePlace.Access
  ) {
    if access == .changing { embed(payload, root) } else { deinitialize(payload) }
    memory.giveBack(payload)
  }
}
