import ConcurrencyExtras
import Dependencies
import Foundation
import Testing

@testable import Sharing

/// What is kept in the user's settings.
struct AppStorageTests {
  @Dependency(\.defaultAppStorage) private var store

  @Test func `A setting of each plain type has the default, and follows what others set`() {
    @Shared(.appStorage("bool")) var bool = true
    @Shared(.appStorage("int")) var int = 42
    @Shared(.appStorage("double")) var double = 1.5
    @Shared(.appStorage("string")) var string = "Blob"
    @Shared(.appStorage("strings")) var strings = ["Blob"]
    @Shared(.appStorage("url")) var url = URL(fileURLWithPath: "/a/b")
    @Shared(.appStorage("data")) var data = Data([4, 2])
    @Shared(.appStorage("date")) var date = Date(timeIntervalSince1970: 1.5)

    #expect(store.bool(forKey: "bool"))
    #expect(store.integer(forKey: "int") == 42)
    #expect(store.double(forKey: "double") == 1.5)
    #expect(store.string(forKey: "string") == "Blob")
    #expect(store.stringArray(forKey: "strings") == ["Blob"])
    #expect(store.url(forKey: "url")?.path == "/a/b")
    #expect(store.data(forKey: "data") == Data([4, 2]))
    #expect(store.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 1.5))

    store.set(false, forKey: "bool")
    store.set(43, forKey: "int")
    store.set(2.5, forKey: "double")
    store.set("Blob Jr", forKey: "string")
    store.set(["Blob", "Blob Jr"], forKey: "strings")
    store.set(URL(fileURLWithPath: "/c"), forKey: "url")
    store.set(Data([1]), forKey: "data")
    store.set(Date(timeIntervalSince1970: 3), forKey: "date")

    #expect(bool == false)
    #expect(int == 43)
    #expect(double == 2.5)
    #expect(string == "Blob Jr")
    #expect(strings == ["Blob", "Blob Jr"])
    #expect(url.path == "/c")
    #expect(data == Data([1]))
    #expect(date == Date(timeIntervalSince1970: 3))
  }

  @Test func `A setting that is there wins over the default, and is not written`() {
    store.set(1, forKey: "n")
    let told = LockIsolated(0)
    let subscription = AppStorageKey("n", store: store, coding: .int).subscribe(
      context: .userInitiated, subscriber: SharedSubscriber { _ in told.withValue { $0 += 1 } })
    @Shared(.appStorage("n")) var n: Int? = 2
    #expect(n == 1)
    #expect(told.value == 0)
    subscription.cancel()
  }

  @Test func `A setting of another type becomes the default`() {
    store.set("text", forKey: "n")
    @Shared(.appStorage("n")) var n = 2
    #expect(n == 2)
    #expect(store.integer(forKey: "n") == 2)
  }

  @Test func `A URL that is not that of a file is kept whole`() throws {
    let web = try #require(URL(string: "https://example.org/a?b=c#d"))
    @Shared(.appStorage("url")) var url: URL? = nil
    $url.withLock { $0 = web }
    #expect(AppStorageCoding.url.load(store, "url") == web)
    $url.withLock { $0 = nil }
    #expect(url == nil)
    #expect(store.object(forKey: "url") == nil)
  }

  @Test func `A setting without a default is missing until it is set, and gone without a value`() {
    @Shared(.appStorage("flag")) var flag: Bool?
    #expect(flag == nil)
    store.set(false, forKey: "flag")
    #expect(flag == false)
    $flag.withLock { $0 = nil }
    #expect(store.object(forKey: "flag") == nil)
  }

  @Test func `A setting that others remove is the default; without a value by hand, it has none`() {
    @Shared(.appStorage("flag")) var flag: Bool? = true
    store.set(false, forKey: "flag")
    #expect(flag == false)
    store.removeObject(forKey: "flag")
    #expect(flag == true)
    store.set(false, forKey: "flag")
    store.set(nil as Any?, forKey: "flag")
    #expect(flag == true)
    $flag.withLock { $0 = nil }
    #expect(flag == nil)
  }

  @Test func `Setting no URL by hand removes the setting`() {
    store.set(URL(fileURLWithPath: "/a"), forKey: "url")
    store.set(nil as URL?, forKey: "url")
    #expect(store.object(forKey: "url") == nil)
  }

  private enum Direction: Int { case north = 1, south }
  private enum Color: String, Codable { case red, blue }
  private struct User: Codable, Equatable { var name: String }

  @Test func `A value with a raw value is kept by it, and follows what others set`() {
    @Shared(.appStorage("direction")) var direction = Direction.north
    @Shared(.appStorage("color")) var color = Color.red
    #expect(store.integer(forKey: "direction") == 1)
    // It could be coded, too.
    #expect(store.string(forKey: "color") == "red")
    store.set(2, forKey: "direction")
    store.set("blue", forKey: "color")
    #expect(direction == .south)
    #expect(color == .blue)
  }

  @Test func `An unknown raw value gives the default and is left as it is`() {
    store.set("green", forKey: "color")
    @Shared(.appStorage("color")) var color = Color.red
    #expect(color == .red)
    #expect(store.string(forKey: "color") == "green")
  }

  @Test func `A coded value is kept as JSON, and follows what others set`() throws {
    @Shared(.appStorage("user")) var user = User(name: "Blob")
    @Shared(.appStorage("none")) var none: User?
    #expect(store.data(forKey: "user") == Data(#"{"name":"Blob"}"#.utf8))
    #expect(store.object(forKey: "none") == nil)
    store.set(Data(#"{"name":"Blob Jr"}"#.utf8), forKey: "user")
    #expect(user == User(name: "Blob Jr"))
    $none.withLock { $0 = User(name: "X") }
    #expect(store.data(forKey: "none") == Data(#"{"name":"X"}"#.utf8))
  }

  @Test func `A coded value that cannot be decoded gives the default, without an error`() {
    store.set(Data("{".utf8), forKey: "user")
    @Shared(.appStorage("user")) var user = User(name: "Blob")
    #expect(user == User(name: "Blob"))
    #expect($user.loadError == nil)
    #expect(store.data(forKey: "user") == Data("{".utf8))
  }

  @Test func `A value that cannot be coded is a save error, and stays`() {
    struct Number: Codable, Equatable { var value: Double }
    @Shared(.appStorage("number")) var number = Number(value: 0)
    $number.withLock { $0.value = .infinity }
    #expect(number.value == .infinity)
    #expect($number.saveError is EncodingError)
  }

  @Test func `A settings file that cannot be written is a save error that names it, until it can`()
    async throws
  {
    let files = try TestFiles()
    let url = files.url("settings.plist")
    let store = try #require(SettingsInFile(suiteName: "SharingTests \(UUID().uuidString)"))
    store.set(1, forKey: "n")
    store.url = url
    @Shared(.appStorage("n", store: store)) var n = 0
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    $n.withLock { $0 = 2 }
    #expect(n == 2)
    let error = "\(try #require($n.saveError))"
    #expect(error.contains("'\(url.path)'"))
    #expect(error.contains("Remove the folder"))
    await #expect(throws: FileStorageError.self) { try await $n.save() }
    try FileManager.default.removeItem(at: url)
    try await $n.save()
    #expect($n.saveError == nil)
    #expect(try files.settings("settings.plist") == ["n": 2])
  }

  @Test(arguments: ["", "{ broken"])
  func `A settings file without settings is a load error that names it, until a change replaces it`(
    contents: String
  ) throws {
    let files = try TestFiles()
    try files.write(contents, to: "settings.plist")
    let store = try #require(SettingsInFile(suiteName: "SharingTests \(UUID().uuidString)"))
    store.url = files.url("settings.plist")
    @Shared(.appStorage("n", store: store)) var n = 1
    #expect(n == 1)
    let error = "\(try #require($n.loadError))"
    #expect(error.contains("'\(files.url("settings.plist").path)' does not hold settings"))
    #expect(files.text("settings.plist") == contents)
    $n.withLock { $0 = 2 }
    #expect($n.loadError == nil)
    #expect(try files.settings("settings.plist") == ["n": 2])
  }

  @Test func `A settings file that cannot be read is not replaced by the settings of now alone`()
    throws
  {
    let files = try TestFiles()
    let url = files.url("settings.plist")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    let store = try #require(SettingsInFile(suiteName: "SharingTests \(UUID().uuidString)"))
    store.url = url
    @Shared(.appStorage("n", store: store)) var n = 1
    #expect("\(try #require($n.loadError))".contains("'\(url.path)' cannot be read"))
    $n.withLock { $0 = 2 }
    #expect("\(try #require($n.saveError))".contains("'\(url.path)' cannot be read"))
    #expect(n == 2)
  }

  @Test(arguments: ["a.b", "@a", "a b/ü"])
  func `A name may hold any character, and nothing is reported`(name: String) {
    @Shared(.appStorage(name)) var n = 0
    store.set(1, forKey: name)
    #expect(n == 1)
    $n.withLock { $0 = 2 }
    #expect(store.integer(forKey: name) == 2)
    @Dependency(\.appStorageKeyFormatWarningEnabled) var isEnabled
    #expect(isEnabled)
  }

  @Test func `One setting never wakes another, and own changes do not come back`() {
    let told = LockIsolated<[String]>([])
    func observe(_ name: String) -> SharedSubscription {
      AppStorageKey("\(name)", store: store, coding: .int).subscribe(
        context: .userInitiated,
        subscriber: SharedSubscriber { _ in told.withValue { $0.append(name) } })
    }
    let subscriptions = [observe("a"), observe("a.b"), observe("b")]
    @Shared(.appStorage("a")) var a = 0
    @Shared(.appStorage("b")) var b = 0
    $a.withLock { $0 = 1 }
    #expect(told.value == [])
    store.set(2, forKey: "b")
    #expect(told.value == ["b"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `A subscription sees each change in order, none after its end; loading sees the last`()
  {
    let key = AppStorageKey("n", store: store, coding: .int)
    let values = LockIsolated<[Int?]>([])
    let subscription = key.subscribe(
      context: .userInitiated,
      subscriber: SharedSubscriber { result in values.withValue { try? $0.append(result.get()) } })
    store.set(1, forKey: "n")
    store.set(2, forKey: "n")
    subscription.cancel()
    store.set(3, forKey: "n")
    #expect(values.value == [1, 2])
    key.load(
      context: .userInitiated,
      continuation: LoadContinuation { result in
        values.withValue { try? $0.append(result.get()) }
      })
    #expect(values.value == [1, 2, 3])
  }

  @Test func `Two objects for one suite follow each other, without a report`() throws {
    let suite = "SharingTests \(UUID().uuidString)"
    let one = try #require(UserDefaultsInMemory(suiteName: suite))
    let other = try #require(UserDefaultsInMemory(suiteName: suite))
    @Shared(.appStorage("n", store: one)) var n = 1
    @Shared(.appStorage("n", store: other)) var same = 5
    #expect(same == 1)
    $n.withLock { $0 = 2 }
    #expect(same == 2)
    other.set(3, forKey: "n")
    #expect(n == 3)
  }

  @Test func `Each store in memory is another, and is empty`() {
    let one = UserDefaults.inMemory
    one.set(1, forKey: "n")
    #expect(UserDefaults.inMemory.object(forKey: "n") == nil)
    @Shared(.appStorage("n", store: one)) var n = 5
    @Shared(.appStorage("n", store: .inMemory)) var other = 5
    #expect(n == 1)
    #expect(other == 5)
  }

  @Test func `An object of Foundation's own class is observed from its first use on`() throws {
    let store = try #require(UserDefaults(suiteName: "SharingTests \(UUID().uuidString)"))
    ObservedUserDefaults.observe(store)
    #expect(type(of: store) == ObservedUserDefaults.self)
    ObservedUserDefaults.observe(store)
    #expect(store.object(forKey: "n") == nil)
  }

  @available(*, deprecated)
  @Test func `A setting may be named by a property, as it used to be`() {
    @Shared(.appStorage(\.answer)) var answer = 1
    #expect(answer == 0)
    $answer.withLock { $0 = 42 }
    #expect(store.integer(forKey: "answer") == 42)
    store.set(43, forKey: "answer")
    #expect(answer == 43)
  }

  @Test func `Keys with a default are declared once for all properties`() {
    @Shared(.isSoundOn) var isOn
    @SharedReader(.isSoundOn) var isOnElsewhere
    @Shared(.numbers) var numbers
    $isOn.withLock { $0 = false }
    #expect(isOnElsewhere == false)
    #expect(store.object(forKey: "isSoundOn") as? Bool == false)
    $numbers.withLock { $0.append(3) }
    #expect(store.data(forKey: "numbers") == Data("[1,2,3]".utf8))
  }

  @Test func `The key describes itself by its name`() {
    #expect("\(AppStorageKey<Int>.appStorage("n"))" == #".appStorage("n")"#)
  }
}

extension TestFiles {
  fileprivate func settings(_ name: String) throws -> [String: Int]? {
    try PropertyListSerialization.propertyList(from: Data(contentsOf: url(name)), format: nil)
      as? [String: Int]
  }
}

/// Settings that are kept in a file of a test.
private final class SettingsInFile: ObservedUserDefaults {
  private var settingsFile: SettingsFile?

  var url: URL? {
    didSet { settingsFile = url.map { SettingsFile($0) } }
  }

  override var file: SettingsFile? { settingsFile }
}

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  fileprivate static var isSoundOn: Self { Self[.appStorage("isSoundOn"), default: true] }
}

extension SharedReaderKey where Self == AppStorageKey<[Int]>.Default {
  fileprivate static var numbers: Self { Self[.appStorage("numbers"), default: [1, 2]] }
}

extension UserDefaults {
  fileprivate var answer: Int {
    get { integer(forKey: "answer") }
    set { set(newValue, forKey: "answer") }
  }
}
