/// What is known about a value that a key loads and saves.
struct KeyedStatus {
  var isLoading = false
  var loadError: (any Error)?
  var saveError: (any Error)?

  /// What is different then. Errors cannot be compared, so two are two.
  func differences(to other: Self) -> SharedObservers.Aspects {
    var differences: SharedObservers.Aspects = []
    if isLoading != other.isLoading { differences.insert(.isLoading) }
    if loadError != nil || other.loadError != nil { differences.insert(.loadError) }
    if saveError != nil || other.saveError != nil { differences.insert(.saveError) }
    return differences
  }
}
