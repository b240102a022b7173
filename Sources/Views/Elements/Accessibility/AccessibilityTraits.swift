/// What a view is besides what it shows: assistive technology is told, and tests can ask.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let isButton = Self(rawValue: 1 << 0)
  public static let isHeader = Self(rawValue: 1 << 1)
  /// It is the one that is chosen.
  public static let isSelected = Self(rawValue: 1 << 2)
  public static let isLink = Self(rawValue: 1 << 3)
  public static let isSearchField = Self(rawValue: 1 << 4)
  public static let isImage = Self(rawValue: 1 << 5)
  public static let playsSound = Self(rawValue: 1 << 6)
  public static let isKeyboardKey = Self(rawValue: 1 << 7)
  public static let isStaticText = Self(rawValue: 1 << 8)
  public static let isSummaryElement = Self(rawValue: 1 << 9)
  public static let updatesFrequently = Self(rawValue: 1 << 10)
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 12)
  public static let causesPageTurn = Self(rawValue: 1 << 13)
  /// Nothing but the view can be used while it is there.
  public static let isModal = Self(rawValue: 1 << 14)
  public static let isToggle = Self(rawValue: 1 << 15)
  public static let isTabBar = Self(rawValue: 1 << 16)
}
