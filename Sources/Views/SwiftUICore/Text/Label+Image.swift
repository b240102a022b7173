import Elements

extension Label where Title == Text, Icon == Image {
  /// A title with a picture of the app's before it.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// A title with a picture of the app's before it.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
