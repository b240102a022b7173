import Foundation

// Foundation for Linux has none of these; where it gets one, that one is used.
extension URL {
  /// The user's documents: what `~/.config/user-dirs.dirs` says, or `~/Documents`.
  @_disfavoredOverload
  public static var documentsDirectory: URL {
    UserFolders.ofProcess.userFolder("DOCUMENTS", or: "Documents")
  }

  /// Where programs keep their files: `$XDG_DATA_HOME`, or `~/.local/share`. All programs share it:
  /// append a name of your own.
  @_disfavoredOverload
  public static var applicationSupportDirectory: URL {
    UserFolders.ofProcess.folder("XDG_DATA_HOME", or: ".local/share")
  }

  /// Where programs keep what they can make again: `$XDG_CACHE_HOME`, or `~/.cache`. All programs share
  /// it: append a name of your own.
  @_disfavoredOverload
  public static var cachesDirectory: URL {
    UserFolders.ofProcess.folder("XDG_CACHE_HOME", or: ".cache")
  }

  /// The user's desktop: what `~/.config/user-dirs.dirs` says, or `~/Desktop`.
  @_disfavoredOverload
  public static var desktopDirectory: URL {
    UserFolders.ofProcess.userFolder("DESKTOP", or: "Desktop")
  }

  /// The user's downloads: what `~/.config/user-dirs.dirs` says, or `~/Downloads`.
  @_disfavoredOverload
  public static var downloadsDirectory: URL {
    UserFolders.ofProcess.userFolder("DOWNLOAD", or: "Downloads")
  }

  /// The user's films: what `~/.config/user-dirs.dirs` says, or `~/Videos`.
  @_disfavoredOverload
  public static var moviesDirectory: URL {
    UserFolders.ofProcess.userFolder("VIDEOS", or: "Videos")
  }

  /// The user's music: what `~/.config/user-dirs.dirs` says, or `~/Music`.
  @_disfavoredOverload
  public static var musicDirectory: URL {
    UserFolders.ofProcess.userFolder("MUSIC", or: "Music")
  }

  /// The user's pictures: what `~/.config/user-dirs.dirs` says, or `~/Pictures`.
  @_disfavoredOverload
  public static var picturesDirectory: URL {
    UserFolders.ofProcess.userFolder("PICTURES", or: "Pictures")
  }

  /// What the user shares with others: what `~/.config/user-dirs.dirs` says, or `~/Public`.
  @_disfavoredOverload
  public static var sharedPublicDirectory: URL {
    UserFolders.ofProcess.userFolder("PUBLICSHARE", or: "Public")
  }
}
