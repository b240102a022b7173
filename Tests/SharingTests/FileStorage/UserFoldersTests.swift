import Foundation
import Testing

@testable import Sharing

/// Where the folders are that apps keep their files in.
struct UserFoldersTests {
  private let files: TestFiles

  init() throws { files = try TestFiles() }

  private func folders(_ variables: [String: String] = [:]) -> UserFolders {
    UserFolders(home: files.folder.path) { variables[$0] }
  }

  @Test func `A folder for programs is where its variable says, or in the home folder`() {
    #expect(
      folders().folder("XDG_DATA_HOME", or: ".local/share").path == files.url(".local/share").path)
    #expect(
      folders(["XDG_DATA_HOME": "/data"]).folder("XDG_DATA_HOME", or: ".local/share").path
        == "/data")
  }

  @Test(arguments: ["", "data"])
  func `A variable without an absolute path does not count`(path: String) {
    #expect(
      folders(["XDG_DATA_HOME": path]).folder("XDG_DATA_HOME", or: ".local/share").path
        == files.url(".local/share").path)
  }

  @Test(arguments: [
    (#"XDG_DOCUMENTS_DIR="$HOME/Dokumente""#, "Dokumente"),
    (#" XDG_DOCUMENTS_DIR = "$HOME/My \"own\" \\ files" "#, #"My "own" \ files"#),
    (#"#XDG_DOCUMENTS_DIR="$HOME/Dokumente""#, "Documents"),
    (#"XDG_DOCUMENTS_DIR="Dokumente""#, "Documents"),
    (#"XDG_DOCUMENTS_DIR=$HOME/Dokumente"#, "Documents"),
    ("XDG_DESKTOP_DIR=\"$HOME/a\"\nXDG_DOCUMENTS_DIR=\"$HOME/b\"", "b"),
    ("", "Documents"),
  ])
  func `The user's settings say where the documents are`(settings: String, name: String) throws {
    let configuration = files.url(".config")
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    try files.write(settings, to: ".config/user-dirs.dirs")
    #expect(folders().userFolder("DOCUMENTS", or: "Documents").path == files.url(name).path)
  }

  @Test func `Documents may be anywhere, and without settings they are in the home folder`() throws
  {
    #expect(folders().userFolder("DOCUMENTS", or: "Documents").path == files.url("Documents").path)
    try files.write(#"XDG_DOCUMENTS_DIR="/documents""#, to: "user-dirs.dirs")
    #expect(
      folders(["XDG_CONFIG_HOME": files.folder.path]).userFolder("DOCUMENTS", or: "Documents").path
        == "/documents")
  }

  @Test func `A key is written with a folder of the user`() {
    let keys: [FileStorageKey<[Int]>] = [
      .fileStorage(.documentsDirectory.appending(component: "meetings.json")),
      .fileStorage(.applicationSupportDirectory.appending(component: "meetings.json")),
      .fileStorage(.cachesDirectory.appending(component: "meetings.json")),
      .fileStorage(.temporaryDirectory.appending(component: "meetings.json")),
      .fileStorage(.homeDirectory.appending(component: "meetings.json")),
    ]
    for key in keys {
      #expect("\(key)".hasPrefix(".fileStorage(file:///"))
      #expect("\(key)".hasSuffix("/meetings.json)"))
    }
    #expect(Set(keys.map(\.id)).count == keys.count)
  }
}
