/// Previews of views for development tools: the form of early SwiftUI, from before `#Preview`.
///
/// ```swift
/// struct CartView_Previews: PreviewProvider {
///   static var previews: some View {
///     CartView(items: []).previewDisplayName("Empty cart")
///   }
/// }
/// ```
///
/// The views are checked when the app is compiled. Nothing shows them yet.
// `@preconcurrency`, since old code conforms without saying where it runs.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
