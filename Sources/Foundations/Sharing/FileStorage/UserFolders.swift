import Foundation

/// Where the folders of the user are: those for programs as the XDG base directory specification has
/// it, those for documents and media where the user's settings of `xdg-user-dirs` have them.
struct UserFolders {
  private let home: String
  private let variable: (String) -> String?

  static var ofProcess: UserFolders {
    let home = Self.variable("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
    return UserFolders(home: home, variable: Self.variable)
  }

  /// - Parameters:
  ///   - home: The user's own folder.
  ///   - variable: Looks up a variable of the environment.
  init(home: String, variable: @escaping (String) -> String?) {
    self.home = home
    self.variable = variable
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// A folder for programs.
  ///
  /// - Parameters:
  ///   - name: The variable that has its path. The specification ignores relative paths.
  ///   - path: Its path in the home folder, where the variable has none.
  func folder(_ name: String, or path: String) -> URL {
    let configured = variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    return URL(fileURLWithPath: configured ?? "\(home)/\(path)", isDirectory: true)
  }

  /// A folder for the user's documents or media.
  ///
  /// - Parameters:
  ///   - name: The setting that has its path, between `XDG_` and `_DIR`.
  ///   - path: Its path in the home folder, where there is no such setting.
  func userFolder(_ name: String, or path: String) -> URL {
    let file = folder("XDG_CONFIG_HOME", or: ".config").appendingPathComponent("user-dirs.dirs")
    let settings = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let configured = settings.split(separator: "\n").compactMap { setting(name, in: $0) }.last
    return URL(fileURLWithPath: configured ?? "\(home)/\(path)", isDirectory: true)
  }

  /// The path in a line such as `XDG_MUSIC_DIR="$HOME/My music"`; it has the escapes of a shell.
  private func setting(_ name: String, in line: Substring) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard parts.count == 2, parts[0] == "XDG_\(name)_DIR", parts[1].hasPrefix("\"") else {
      return nil
    }
    var path = ""
    var isEscaped = false
    for character in parts[1].dropFirst() {
      if !isEscaped, character == "\"" { break }
      isEscaped = !isEscaped && character == "\\"
      if !isEscaped { path.append(character) }
    }
    if path.hasPrefix("$HOME/") { return home + path.dropFirst("$HOME".count) }
    return path.hasPrefix("/") ? path : nil
  }
}
