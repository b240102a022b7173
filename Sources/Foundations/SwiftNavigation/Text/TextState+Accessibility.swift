import Elements
import Foundation

// What assistive technology is told of a text.
extension TextState {
  /// The rank of a heading.
  public enum AccessibilityHeadingLevel: String, Hashable, Sendable {
    case h1, h2, h3, h4, h5, h6
    case unspecified
  }

  /// What kind of text it is, which may change how it is read out.
  public enum AccessibilityTextContentType: String, Hashable, Sendable {
    case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet, wordProcessing
  }

  public func accessibilityHeading(_ headingLevel: AccessibilityHeadingLevel) -> Self {
    adding(.accessibilityHeading(headingLevel))
  }

  /// What assistive technology and tests know the text by, in place of what it shows.
  public func accessibilityLabel(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) -> Self {
    adding(
      .accessibilityLabel(
        TextState(key, tableName: tableName, bundle: bundle, comment: comment)))
  }

  /// What assistive technology and tests know the text by, in place of what it shows.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> Self {
    adding(.accessibilityLabel(TextState(verbatim: String(label))))
  }

  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self {
    adding(.accessibilityTextContentType(type))
  }

  /// Raises or lowers the voice, by -1 to 1.
  public func speechAdjustedPitch(_ value: Double) -> Self { adding(.speechAdjustedPitch(value)) }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self {
    adding(.speechAlwaysIncludesPunctuation(value))
  }

  /// Has changes of the text wait for what is being said.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self {
    adding(.speechAnnouncementsQueued(value))
  }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self {
    adding(.speechSpellsOutCharacters(value))
  }
}
