public struct WindowContent: Equatable, Sendable {
  public var title: String
  public init(title: String = "") { self.title = title }
}

public struct SpacerContent: Equatable, Sendable {
  /// In points; `nil` is the renderer's spacing.
  public var minLength: Double?
  public init(minLength: Double? = nil) { self.minLength = minLength }
}

/// A symbol by its name in Apple's catalogue. A renderer shows the nearest sign that it has.
public struct SymbolContent: Equatable, Sendable {
  public var name: String
  public var style: TextStyle
  public init(name: String, style: TextStyle = TextStyle()) {
    self.name = name
    self.style = style
  }
}

public struct ButtonContent: Equatable, Sendable {
  public enum Role: Equatable, Sendable { case cancel, destructive }
  public enum Look: Equatable, Sendable {
    /// As its surroundings have it: a row in a list, a button elsewhere.
    case automatic
    case plain, bordered, prominent
    /// Leads to another page.
    case link
  }
  public var role: Role?
  public var look: Look
  /// What Return presses in a dialog.
  public var isDefault: Bool
  public init(role: Role? = nil, look: Look = .automatic, isDefault: Bool = false) {
    self.role = role
    self.look = look
    self.isDefault = isDefault
  }
}

public struct ToggleContent: Equatable, Sendable {
  public var isOn: Bool
  public init(isOn: Bool) { self.isOn = isOn }
}

public struct TextFieldContent: Equatable, Sendable {
  public var text: String
  public var prompt: String
  public var isSecure: Bool
  public var style: TextStyle
  /// Whether the platform may correct what is typed.
  public var autocorrects: Bool
  public init(
    text: String, prompt: String, isSecure: Bool = false, style: TextStyle = TextStyle(),
    autocorrects: Bool = true
  ) {
    self.text = text
    self.prompt = prompt
    self.isSecure = isSecure
    self.style = style
    self.autocorrects = autocorrects
  }
}

public struct StepperContent: Equatable, Sendable {
  public var canIncrement: Bool
  public var canDecrement: Bool
  public init(canIncrement: Bool, canDecrement: Bool) {
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
  }
}

public struct SliderContent: Equatable, Sendable {
  public var value: Double
  public var bounds: ClosedRange<Double>
  /// `nil` moves freely.
  public var step: Double?
  public init(value: Double, bounds: ClosedRange<Double>, step: Double? = nil) {
    self.value = value
    self.bounds = bounds
    self.step = step
  }

  /// The nearest value that the slider can have.
  public func nearest(to value: Double) -> Double {
    var value = value
    if let step, step > 0 {
      value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
    }
    return min(bounds.upperBound, max(bounds.lowerBound, value))
  }
}

public struct ProgressContent: Equatable, Sendable {
  /// From 0 to 1; `nil` while how much is left is not known.
  public var fraction: Double?
  public init(fraction: Double? = nil) { self.fraction = fraction }
}

public struct DisclosureContent: Equatable, Sendable {
  public var isExpanded: Bool
  public init(isExpanded: Bool) { self.isExpanded = isExpanded }
}

public struct ListContent: Equatable, Sendable {
  public enum Look: Equatable, Sendable {
    case plain
    /// Sections as groups that stand apart: a form's look.
    case grouped
  }
  public var look: Look
  public init(look: Look) { self.look = look }
}

public struct PageContent: Equatable, Sendable {
  public enum TitleSize: Equatable, Sendable { case automatic, large, inline }
  public var title: String
  public var titleSize: TitleSize
  /// The title of the page that going back shows; `nil` on the first page.
  public var backTitle: String?
  public init(title: String = "", titleSize: TitleSize = .automatic, backTitle: String? = nil) {
    self.title = title
    self.titleSize = titleSize
    self.backTitle = backTitle
  }
}

public struct DialogContent: Equatable, Sendable {
  public enum Kind: Equatable, Sendable { case alert, confirmation }
  public var kind: Kind
  public var title: String
  public var showsTitle: Bool
  public init(kind: Kind, title: String, showsTitle: Bool = true) {
    self.kind = kind
    self.title = title
    self.showsTitle = showsTitle
  }
}
