import SwiftNavigation
import SwiftUICore

extension Text {
  /// Shows a text that logic made, with its formatting.
  public init(_ state: TextState) {
    self.init(nested: state)
  }
}
