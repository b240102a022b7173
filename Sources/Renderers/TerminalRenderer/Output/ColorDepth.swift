/// How many colours a terminal can show.
public enum ColorDepth: Equatable, Sendable {
  /// Bold, dim and inverse only.
  case none
  /// The sixteen of the user's theme.
  case theme
  /// 256: the sixteen, a cube and a ramp of grays.
  case palette
  case full

  /// What the environment says of the terminal: `NO_COLOR`, `COLORTERM` and `TERM`, in this order.
  public init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let colorTerm = environment["COLORTERM"] ?? ""
    if environment["NO_COLOR"]?.isEmpty == false {
      self = .none
    } else if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = .full
    } else if term.contains("256color") {
      self = .palette
    } else if term.hasPrefix("vt") || term.hasSuffix("-mono") || term.hasSuffix("-m") {
      self = .none
    } else {
      self = .theme
    }
  }
}
