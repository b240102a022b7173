import DataFlow
import Elements

/// Names the page that a view is on.
struct NavigationTitleModifier: Equatable {
  let title: Text
}

extension NavigationTitleModifier: StatementModifier {
  typealias Key = PageTraitsKey

  func add(to traits: inout PageTraits, environment: EnvironmentValues) {
    if traits.title == nil { traits.title = title.string(environment: environment) }
  }
}

extension View {
  /// The title of the page that the view is on.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(NavigationTitleModifier(title: Text(titleKey)))
  }

  /// The title of the page that the view is on.
  @_disfavoredOverload
  nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modifier(NavigationTitleModifier(title: Text(title)))
  }

  /// The title of the page that the view is on.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier(title: title))
  }

  /// The title of the page that the view is on. A terminal has no place to change it in.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// The title of the page that the view is on: the form of early SwiftUI.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The title of the page that the view is on: the form of early SwiftUI.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  /// The title of the page that the view is on: the form of early SwiftUI.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// The title of the page that the view is on, and its size: the form of early SwiftUI.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page that the view is on, and its size: the form of early SwiftUI.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page that the view is on, and its size: the form of early SwiftUI.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}
