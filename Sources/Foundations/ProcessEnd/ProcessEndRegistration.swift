/// What takes work back that was to be done at the end of the process.
public struct ProcessEndRegistration: Sendable {
  let work: EndWork
  let place: EndWork.Place

  /// Takes the work back. Work that is being done, or was, is not undone.
  public func cancel() {
    work.remove(place)
  }
}
