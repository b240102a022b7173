/// The element at one index of the collection at another place.
///
/// A row may outlive its element by a moment. It then reads the element as it was when the location
/// was made, and its writes are dropped.
final class ElementLocation<Elements: MutableCollection>: _Location<Elements.Element> {
  private let base: _Location<Elements>
  private let index: Elements.Index
  private let original: Elements.Element

  init(_ base: _Location<Elements>, at index: Elements.Index) {
    self.base = base
    self.index = index
    self.original = base.get()[index]
  }

  override func get() -> Elements.Element {
    let elements = base.get()
    return contains(elements) ? elements[index] : original
  }

  override func set(_ value: Elements.Element) {
    var elements = base.get()
    guard contains(elements) else { return }
    elements[index] = value
    base.set(elements)
  }

  override func isEqual(to other: _Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return index == other.index && base.isEqual(to: other.base)
  }

  private func contains(_ elements: Elements) -> Bool {
    index >= elements.startIndex && index < elements.endIndex
  }
}
