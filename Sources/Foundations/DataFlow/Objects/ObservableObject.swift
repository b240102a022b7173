/// An object that tells views of its changes as a whole: the way from before `@Observable`.
///
/// ```swift
/// final class Settings: ObservableObject {
///   @Published var isSoundOn = true
/// }
///
/// struct SettingsView: View {
///   @ObservedObject var settings: Settings
///
///   var body: some View {
///     Toggle("Sound", isOn: $settings.isSoundOn)
///   }
/// }
/// ```
///
/// A change of any `@Published` property has every view evaluated that holds the object in an
/// ``ObservedObject``, a ``StateObject`` or an `EnvironmentObject`.
public protocol ObservableObject: AnyObject {
  /// Tells the views that hold the object of its changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.all.publisher(of: self)
  }
}
