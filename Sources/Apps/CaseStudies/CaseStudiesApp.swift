import ComposableArchitecture
import SwiftUI

/// A gallery of small features, each of them one idea of the architecture. Run it with
/// `swift run CaseStudies`.
@main
struct CaseStudiesApp: App {
  static let store = Store(initialState: Gallery.State()) {
    Gallery()
  }

  var body: some Scene {
    WindowGroup("Case studies") {
      GalleryView(store: Self.store)
    }
  }
}
