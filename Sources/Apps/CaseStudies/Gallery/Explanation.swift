import SwiftUI

/// What a case study shows, folded away until somebody asks.
struct Explanation: View {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Section {
      DisclosureGroup("What this shows") {
        Text(text)
          .foregroundStyle(.secondary)
      }
    }
  }
}
