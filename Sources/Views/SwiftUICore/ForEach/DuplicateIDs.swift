import IssueReporting

/// Says that elements of a `ForEach` cannot be told apart.
func reportDuplicateID(_ id: some Hashable) {
  reportIssue(
    """
    Two elements of a ForEach have the id \(id), so that their state and their changes cannot be \
    told apart: give each element an id of its own.
    """
  )
}
