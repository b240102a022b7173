/// Makes a dependency of a property, along with its key.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry var mailer: Mailer = .mock
/// }
/// ```
///
/// The initial value is the one of tests and previews. Without a live value, another module or the
/// start of the app has to give one. The key of a `public` or `package` property can be named, as the
/// module that conforms it to `DependencyKey` does:
///
/// ```swift
/// extension MailerKey: DependencyKey {
///   public static var liveValue: Mailer { .smtp }
/// }
/// ```
///
/// - Parameter keyName: The name of the key. By default it is made of the name of the property's type
///   and `Key`, and of one that is neither `public` nor `package` it is private.
@attached(accessor, names: named(get), named(set), named(_modify))
@attached(peer, names: arbitrary)
public macro DependencyEntry(_ keyName: String? = nil) =
  #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")

/// Makes a dependency of a property, with a value for apps.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: SMTPMailer()) var mailer: any Mailer = MockMailer()
/// }
/// ```
///
/// Without an initial value the property has none for tests, so tests that use it have to override
/// it.
///
/// - Parameters:
///   - keyName: The name of the key.
///   - liveValue: The value in apps.
@attached(accessor, names: named(get), named(set), named(_modify))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Live>(_ keyName: String? = nil, liveValue: Live) =
  #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")

/// Makes a dependency of a property, with a value for previews.
///
/// - Parameters:
///   - keyName: The name of the key.
///   - previewValue: The value in previews.
@attached(accessor, names: named(get), named(set), named(_modify))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Preview>(_ keyName: String? = nil, previewValue: Preview) =
  #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")

/// Makes a dependency of a property, with values for apps and for previews.
///
/// - Parameters:
///   - keyName: The name of the key.
///   - liveValue: The value in apps.
///   - previewValue: The value in previews.
@attached(accessor, names: named(get), named(set), named(_modify))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Live, Preview>(
  _ keyName: String? = nil, liveValue: Live, previewValue: Preview
) = #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")
