/// Has a preview keep a dynamic property of its own.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = false
///   Toggle("Sound", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "ComposableMacros", type: "PreviewableMacro")
