import IdentifiedCollections

extension Shared where Value: _MutableIdentifiedCollection {
  @available(*, deprecated, message: "Use 'Array($shared)'.")
  public var elements: [Shared<Value.Element>] {
    Array(self)
  }
}

extension SharedReader where Value: _IdentifiedCollection {
  @available(*, deprecated, message: "Use 'Array($shared)'.")
  public var elements: [SharedReader<Value.Element>] {
    Array(self)
  }
}
