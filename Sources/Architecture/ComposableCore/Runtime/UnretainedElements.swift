extension Array where Element: AnyObject {
  /// Calls `body` with each element. They are not retained for it, which would take as long as what is
  /// done with most: the array keeps them.
  @inline(__always)
  func forEachUnretained(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { elements in
      // A reference and an unmanaged one are the same in memory.
      elements.withMemoryRebound(to: Unmanaged<Element>.self) { elements in
        for element in elements { element._withUnsafeGuaranteedRef(body) }
      }
    }
  }
}
