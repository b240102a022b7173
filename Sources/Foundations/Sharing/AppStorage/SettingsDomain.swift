import Foundation

/// The settings that an object gives access to. Several objects may give access to the same.
enum SettingsDomain: Hashable, Sendable {
  /// Those of the program.
  case program
  /// Those of a suite, which programs share.
  case suite(String)
  /// Those of an object that does not say.
  case object(ObjectIdentifier)

  /// What a name stands for.
  init(_ name: String) {
    self = name == Self.nameOfProgram ? .program : .suite(name)
  }

  /// The name of the program's settings.
  static var nameOfProgram: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }
}

extension UserDefaults {
  var domain: SettingsDomain {
    // Foundation keeps the name to itself.
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      for case ("suite"?, let name) in level.children {
        guard let name = name as? String else { return .program }
        return .suite(name)
      }
      mirror = level.superclassMirror
    }
    return .object(ObjectIdentifier(self))
  }
}
