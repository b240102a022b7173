/// A preview of a view, to be shown by development tools.
///
/// ```swift
/// #Preview("Empty cart") {
///   CartView(items: [])
/// }
/// ```
///
/// The views are checked when the app is compiled. Nothing shows them yet, so a preview is not part
/// of the app and none of its code runs.
///
/// - Parameters:
///   - name: What the tools call the preview.
///   - body: The views to show. It runs on the main actor.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")

/// A preview of a view, to be shown by development tools in a way that traits describe.
///
/// - Parameters:
///   - name: What the tools call the preview.
///   - traits: How the tools show it.
///   - additionalTraits: More of it.
///   - body: The views to show. It runs on the main actor.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")
