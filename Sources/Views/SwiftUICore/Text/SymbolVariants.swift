import Elements

/// In which form symbols are shown: filled, in a circle.
public struct SymbolVariants: Hashable, Sendable {
  private var parts: [String] = []

  public static let none = SymbolVariants()
  public static let fill = SymbolVariants(parts: ["fill"])
  public static let circle = SymbolVariants(parts: ["circle"])
  public static let square = SymbolVariants(parts: ["square"])
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  public static let slash = SymbolVariants(parts: ["slash"])

  public var fill: SymbolVariants { adding("fill") }
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var slash: SymbolVariants { adding("slash") }

  public func contains(_ other: SymbolVariants) -> Bool {
    other.parts.allSatisfy(parts.contains)
  }

  /// The name of a symbol in this form.
  func applied(to name: String) -> String {
    let known = name.split(separator: ".")
    return ([name] + parts.filter { part in !known.contains { $0 == part } })
      .joined(separator: ".")
  }

  private func adding(_ part: String) -> SymbolVariants {
    parts.contains(part) ? self : SymbolVariants(parts: parts + [part])
  }
}

/// In how many colours a symbol is drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension EnvironmentValues {
  /// In which form symbols are shown.
  @Entry public var symbolVariants: SymbolVariants = .none

  /// How large symbols are beside their text.
  @Entry public var imageScale: Image.Scale = .medium
}

extension View {
  /// In which form the symbols of the view are shown.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      if variant == .none { variants = .none }
      if variant.contains(.circle) { variants = variants.circle }
      if variant.contains(.square) { variants = variants.square }
      if variant.contains(.rectangle) { variants = variants.rectangle }
      if variant.contains(.fill) { variants = variants.fill }
      if variant.contains(.slash) { variants = variants.slash }
    }
  }

  /// How large the symbols of the view are beside their text. A terminal has one size.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// In how many colours the symbols of the view are drawn. A terminal has one for each.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
