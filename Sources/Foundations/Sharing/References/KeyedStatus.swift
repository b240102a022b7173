/// What is known about a value that a key loads and saves.
struct KeyedStatus {
  var isLoading = false

  var loadError: (any Error)? {
    didSet { if oldValue != nil || loadError != nil { loadErrorChanges &+= 1 } }
  }

  var saveError: (any Error)? {
    didSet { if oldValue != nil || saveError != nil { saveErrorChanges &+= 1 } }
  }

  // Errors cannot be compared, their changes can be counted.
  private var loadErrorChanges = 0
  private var saveErrorChanges = 0

  /// What is different in a later status.
  func differences(to later: Self) -> SharedObservers.Aspects {
    var differences: SharedObservers.Aspects = []
    if isLoading != later.isLoading { differences.insert(.isLoading) }
    if loadErrorChanges != later.loadErrorChanges { differences.insert(.loadError) }
    if saveErrorChanges != later.saveErrorChanges { differences.insert(.saveError) }
    return differences
  }
}
