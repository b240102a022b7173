import Elements
import Foundation

/// A symbol of the platform's, or a picture of the app's, by its name.
public struct Image: Equatable, Sendable {
  let name: String
  var catalogue = SymbolContent.Catalogue.system
  var isResizable = false
  /// What the picture is called; `nil` is its name.
  var label: Text?
  var isDecorative = false

  /// A symbol.
  public init(systemName: String) {
    name = systemName
  }

  /// A symbol that shows a value, from 0 to 1, by how much of it is drawn.
  public init(systemName: String, variableValue: Double?) {
    name = systemName
  }

  /// A picture.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    catalogue = .app
  }

  /// A picture with a label of its own.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// A picture that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }
}

extension Image {
  /// How an image becomes as large as what it is offered.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// Whether an image shows its own colours, or is a form in the style of what is in front.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// How large a symbol is beside its text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The image, as large as what it is offered. A terminal shows its sign in the middle of that.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  // A terminal's signs are drawn in one way.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: _ElementView {
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .symbol(
      SymbolContent(
        name: catalogue == .system ? environment.symbolVariants.applied(to: name) : name,
        catalogue: catalogue, style: environment.textLook.style(tint: environment.tint),
        isResizable: isResizable))
    element.attributes.accessibility.label =
      environment.accessibility.label ?? label?.string(environment: environment)
    element.attributes.accessibility.isHidden = environment.accessibility.isHidden || isDecorative
  }
}
