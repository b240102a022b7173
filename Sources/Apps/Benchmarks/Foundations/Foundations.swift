extension [Comparison] {
  /// The foundations: each file of this folder adds the comparisons of one module.
  @MainActor static var foundations: [Comparison] {
    casePaths + identifiedArrays + customDump + dependencies + sharing
  }
}
