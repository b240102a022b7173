import Foundation

extension Element {
  /// Sets where the element has a guide, in its own coordinates; `nil` gives it back to the
  /// element's content.
  public func setGuide(
    _ guide: HorizontalAlignment, _ position: ((ViewDimensions) -> CGFloat)?
  ) {
    setGuide(AlignmentGuide(guide), position)
  }

  /// Sets where the element has a guide, in its own coordinates; `nil` gives it back to the
  /// element's content.
  public func setGuide(_ guide: VerticalAlignment, _ position: ((ViewDimensions) -> CGFloat)?) {
    setGuide(AlignmentGuide(guide), position)
  }

  /// Gives the element a value for the layout that arranges it.
  public func setLayoutValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    layoutValues = (layoutValues ?? [:]).merging([ObjectIdentifier(key): value]) { $1 }
    if key == ZIndex.self {
      tree?.usesZIndex = true
      tree?.note(.content, of: self)
    }
    invalidateLayout()
  }

  private func setGuide(_ guide: AlignmentGuide, _ position: ((ViewDimensions) -> CGFloat)?) {
    guides = guides ?? [:]
    guides?[guide] = position
    tree?.guidesInUse.insert(guide)
    invalidateLayout()
  }

  /// Where the element, or something in it, put a guide.
  func explicitAlignment(
    _ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize,
    withOwnGuides: Bool = true
  ) -> CGFloat? {
    if withOwnGuides, let position = guides?[guide] {
      return position(
        ViewDimensions(size: size, element: self, proposal: proposal, withOwnGuides: false))
    }
    if case .text = content { return textBaseline(guide, size: size) }
    guard !children.isEmpty, let layout = currentLayout, mayHold(guide) else { return nil }
    // The children's guides count where they stand: they are placed for the size in question.
    place(CGRect(origin: frame.origin, size: size), proposal: proposal)
    return layout.explicitAlignment(
      of: guide, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews)
  }

  private func textBaseline(_ guide: AlignmentGuide, size: CGSize) -> CGFloat? {
    guard guide.isTextBaseline, let renderer = tree?.renderer else { return nil }
    let baselines = renderer.baselines(of: self, size: size)
    return guide == AlignmentGuide(.firstTextBaseline) ? baselines.first : baselines.last
  }

  /// Whether something may have put the guide: any text has its baselines, other guides must have
  /// been set.
  private func mayHold(_ guide: AlignmentGuide) -> Bool {
    guide.isTextBaseline || tree?.guidesInUse.contains(guide) == true
  }
}
