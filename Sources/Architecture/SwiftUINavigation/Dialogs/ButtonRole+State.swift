import SwiftNavigation
import SwiftUICore

extension ButtonRole {
  /// The role of a button that logic made.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
