/// A window, around the page that it shows.
public struct WindowContent: Equatable, Sendable {
  public var title: String
  public init(title: String = "") { self.title = title }
}

/// Room between the children of a stack, as much as is left.
public struct SpacerContent: Equatable, Sendable {
  /// The least length along the stack, in points; `nil` is the renderer's spacing.
  public var minLength: Double?
  public init(minLength: Double? = nil) { self.minLength = minLength }
}

/// A symbol by its name in Apple's catalogue, or a picture by its name in the app's. A renderer shows
/// the nearest sign that it has.
public struct SymbolContent: Equatable, Sendable {
  /// Where the name is one.
  public enum Catalogue: Equatable, Sendable { case system, app }
  public var name: String
  public var catalogue: Catalogue
  public var style: TextStyle
  /// Whether it fills what it is offered.
  public var isResizable: Bool
  public init(
    name: String, catalogue: Catalogue = .system, style: TextStyle = TextStyle(),
    isResizable: Bool = false
  ) {
    self.name = name
    self.catalogue = catalogue
    self.style = style
    self.isResizable = isResizable
  }
}

/// A button, around its label.
public struct ButtonContent: Equatable, Sendable {
  /// What the button does beside its action: leaves things as they are, or takes something away.
  public enum Role: Equatable, Sendable { case cancel, destructive }
  /// How the button stands out.
  public enum Look: Equatable, Sendable {
    /// As its surroundings have it: a row in a list, a button elsewhere.
    case automatic
    case plain, bordered, prominent
    /// Leads to another page.
    case link
    /// Opens a menu.
    case menu
  }
  public var role: Role?
  public var look: Look
  /// Whether Return presses it in a dialog.
  public var isDefault: Bool
  /// The key that presses the button, wherever the focus is.
  public enum Shortcut: Equatable, Sendable {
    /// Return, where nothing else answers it.
    case submit
    /// Escape.
    case leave
    /// A character with the control key, or with the alternative one.
    case key(Character, withAlternative: Bool)
  }
  public var shortcut: Shortcut?
  public init(
    role: Role? = nil, look: Look = .automatic, isDefault: Bool = false, shortcut: Shortcut? = nil
  ) {
    self.role = role
    self.look = look
    self.isDefault = isDefault
    self.shortcut = shortcut
  }
}

/// A switch, around its label.
public struct ToggleContent: Equatable, Sendable {
  public var isOn: Bool
  public init(isOn: Bool) { self.isOn = isOn }
}

/// A field of text, which the user edits.
public struct TextFieldContent: Equatable, Sendable {
  /// How many lines a field has.
  public struct Lines: Equatable, Sendable {
    public var least: Int
    /// `nil` for as many as the text has.
    public var most: Int?
    /// Whether the field takes the height that it is offered.
    public var fillsHeight: Bool
    public init(least: Int = 1, most: Int? = nil, fillsHeight: Bool = false) {
      self.least = least
      self.most = most
      self.fillsHeight = fillsHeight
    }
  }
  public var text: String
  /// What an empty field shows.
  public var prompt: String
  /// Whether the text is a secret, of which only the length is shown.
  public var isSecure: Bool
  public var style: TextStyle
  /// Whether the platform may correct what is typed.
  public var autocorrects: Bool
  /// The lines of a field that has several; in others Return ends the editing.
  public var lines: Lines?
  public init(
    text: String, prompt: String, isSecure: Bool = false, style: TextStyle = TextStyle(),
    autocorrects: Bool = true, lines: Lines? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.isSecure = isSecure
    self.style = style
    self.autocorrects = autocorrects
    self.lines = lines
  }
}

/// A stepper, around its label. The value is its owner's; it only knows whether there is a next.
public struct StepperContent: Equatable, Sendable {
  public var canIncrement: Bool
  public var canDecrement: Bool
  public init(canIncrement: Bool, canDecrement: Bool) {
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
  }
}

/// A slider that stands at a value within bounds.
public struct SliderContent: Equatable, Sendable {
  public var value: Double
  public var bounds: ClosedRange<Double>
  /// What apart the values are that it stops at; `nil` moves freely.
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

/// How far a task is, around its label.
public struct ProgressContent: Equatable, Sendable {
  /// From 0 to 1; `nil` while how much is left is not known.
  public var fraction: Double?
  public init(fraction: Double? = nil) { self.fraction = fraction }
}

/// The heading of a disclosure group: pressing it shows or hides what is under it.
public struct DisclosureContent: Equatable, Sendable {
  public var isExpanded: Bool
  public init(isExpanded: Bool) { self.isExpanded = isExpanded }
}

/// A list of rows that scrolls.
public struct ListContent: Equatable, Sendable {
  /// How sections stand apart.
  public enum Look: Equatable, Sendable {
    case plain
    /// Sections as groups that stand apart: a form's look.
    case grouped
  }
  public var look: Look
  /// Whether it shows how far it is scrolled.
  public var showsIndicators: Bool
  /// Whether it is being loaded anew.
  public var isRefreshing: Bool
  /// Between rows, in points.
  public var rowSpacing: Double
  public init(
    look: Look, showsIndicators: Bool = true, isRefreshing: Bool = false, rowSpacing: Double = 0
  ) {
    self.look = look
    self.showsIndicators = showsIndicators
    self.isRefreshing = isRefreshing
    self.rowSpacing = rowSpacing
  }
}

/// A content that scrolls.
public struct ScrollContent: Equatable, Sendable {
  /// Whether it is being loaded anew.
  public var isRefreshing: Bool
  public init(isRefreshing: Bool = false) { self.isRefreshing = isRefreshing }
}

/// A row of a list, or something else that can be more than seen.
public struct CellContent: Equatable, Sendable {
  /// How many of the rows can be selected.
  public enum Selection: Equatable, Sendable { case none, one, several }
  public var selection: Selection
  public var isSelected: Bool
  /// Whether what takes the row away or moves it is shown.
  public var isEditing: Bool
  /// What the source wants around the content, in points; `nil` is the renderer's own.
  public var insets: EdgeInsets?
  public init(
    selection: Selection = .none, isSelected: Bool = false, isEditing: Bool = false,
    insets: EdgeInsets? = nil
  ) {
    self.selection = selection
    self.isSelected = isSelected
    self.isEditing = isEditing
    self.insets = insets
  }
}

/// Navigation stacks beside each other.
public struct SplitContent: Equatable, Sendable {
  /// How wide a column is, in points.
  public struct Width: Equatable, Sendable {
    public var least: Double?
    public var ideal: Double
    public var most: Double?
    public init(least: Double? = nil, ideal: Double, most: Double? = nil) {
      self.least = least
      self.ideal = ideal
      self.most = most
    }
  }
  /// What is said of the columns' widths; `nil` is the renderer's choice.
  public var widths: [Width?]
  public init(widths: [Width?] = []) { self.widths = widths }
}

/// A page of a navigation, under its title.
public struct PageContent: Equatable, Sendable {
  /// How large the title is; `automatic` is the renderer's choice.
  public enum TitleSize: Equatable, Sendable { case automatic, large, inline }
  public var title: String
  public var titleSize: TitleSize
  /// The title of the page that going back shows; `nil` on the first page.
  public var backTitle: String?
  /// Whether the page shows neither its title nor what is beside it.
  public var hidesHeader: Bool
  public init(
    title: String = "", titleSize: TitleSize = .automatic, backTitle: String? = nil,
    hidesHeader: Bool = false
  ) {
    self.title = title
    self.titleSize = titleSize
    self.backTitle = backTitle
    self.hidesHeader = hidesHeader
  }
}

/// A dialog over everything else: its message, then its buttons.
public struct DialogContent: Equatable, Sendable {
  /// A message that waits for an answer, or a choice between actions.
  public enum Kind: Equatable, Sendable { case alert, confirmation }
  public var kind: Kind
  public var title: String
  /// Whether the title is seen; assistive technology and tests know it anyway.
  public var showsTitle: Bool
  public init(kind: Kind, title: String, showsTitle: Bool = true) {
    self.kind = kind
    self.title = title
    self.showsTitle = showsTitle
  }
}

/// A view over everything else, which brings its own way out or can be left.
public struct SheetContent: Equatable, Sendable {
  /// How much it covers: a part of the window, all of it, or as much as its content takes.
  public enum Style: Equatable, Sendable { case sheet, cover, popover }

  /// How high a sheet is: as high as possible, a part of the window's height, so many points, or as
  /// its content wants it.
  public enum Height: Equatable, Sendable { case large, fraction(Double), points(Double), fitted }

  /// The one of a sheet's heights that it has, from the lowest on, and how many there are.
  public struct Step: Equatable, Sendable {
    public var index: Int
    public var count: Int
    public init(_ index: Int = 0, of count: Int = 1) {
      self.index = index
      self.count = count
    }
  }

  public var style: Style
  public var height: Height
  public var step: Step
  /// Whether a handle shows that the sheet has other heights.
  public var showsHandle: Bool
  /// Whether the user can leave it, other than by what is in it.
  public var canBeLeft: Bool
  public init(
    style: Style, height: Height = .large, step: Step = Step(), showsHandle: Bool = false,
    canBeLeft: Bool = true
  ) {
    self.style = style
    self.height = height
    self.step = step
    self.showsHandle = showsHandle
    self.canBeLeft = canBeLeft
  }
}

/// Controls beside the title of a page, or under the page.
public struct BarContent: Equatable, Sendable {
  /// Before the title, in its place, after it; at the lower edge.
  public enum Place: Equatable, Sendable, CaseIterable { case leading, principal, trailing, bottom }
  public var place: Place
  public init(place: Place) { self.place = place }
}

/// Pages of which one is shown, and what chooses it.
public struct TabsContent: Equatable, Sendable {
  /// What the pages are chosen by.
  public enum Look: Equatable, Sendable {
    /// Their names.
    case bar
    /// Going on from one to the next, with a dot for each.
    case dots
  }
  public var look: Look
  public var hidesBar: Bool
  public init(look: Look = .bar, hidesBar: Bool = false) {
    self.look = look
    self.hidesBar = hidesBar
  }
}

/// What chooses a page of tabs, around its label.
public struct TabContent: Equatable, Sendable {
  public var isSelected: Bool
  public init(isSelected: Bool = false) { self.isSelected = isSelected }
}

/// The choices of a menu that is open.
public struct MenuContent: Equatable, Sendable {
  /// What the menu is called.
  public var title: String
  public init(title: String = "") { self.title = title }
}
