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
    invalidateLayout()
  }

  subscript<K: LayoutValueKey>(layoutValue key: K.Type) -> K.Value {
    layoutValues?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
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
    let bounds = CGRect(origin: .zero, size: size)
    if let position = layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews)
    {
      return position
    }
    // The children's guides count where they stand: they are placed for the size in question.
    place(CGRect(origin: frame.origin, size: size), proposal: proposal)
    let positions = children.compactMap { child in
      child.explicitAlignment(
        guide, size: child.frame.size, proposal: child.placement.proposal ?? .unspecified
      ).map { $0 + (guide.axis == .vertical ? child.frame.minY : child.frame.minX) }
    }
    return guide.combine(positions)
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
