/// What an element is: semantics, never looks. A renderer decides how each case is drawn and what
/// it measures.
public enum ElementContent: Equatable, Sendable {
  /// The window. Children: the app's content, then what is presented over it, the topmost last.
  case window(WindowContent)

  /// A container with a layout and no look of its own.
  case group

  case text(TextContent)
  case symbol(SymbolContent)
  case spacer(SpacerContent)
  case divider
  case shape(ShapeContent)

  /// Children: the label.
  case button(ButtonContent)
  /// Children: the label.
  case toggle(ToggleContent)
  case textField(TextFieldContent)
  /// Children: the label.
  case stepper(StepperContent)
  case slider(SliderContent)
  /// Children: the label, where there is one.
  case progress(ProgressContent)
  /// Children: the label; what it discloses follows it as siblings or rows.
  case disclosure(DisclosureContent)

  /// Children: the label, then the options.
  case picker(PickerContent)
  /// One of several things that a picker offers, around what it shows.
  case option(OptionContent)
  /// Answers to a press, around what it shows, which may hold controls of its own.
  case tappable

  /// Has rows instead of children.
  case list(ListContent)

  /// A row of a list, or something else that can be more than seen. Children: what it shows, between
  /// a background and a badge where there are such.
  case cell(CellContent)

  /// Child: what scrolls.
  case scroll(ScrollContent)

  /// Children: what is searched, and the field that searches it.
  case search

  /// Children: a tab for each page, then the page that is shown.
  case tabs(TabsContent)
  /// Children: the label.
  case tab(TabContent)

  /// Children: navigation stacks beside each other.
  case split(SplitContent)

  /// Children: the pages, the visible one last.
  case navigationStack
  /// Children: the page's content, then its bars.
  case page(PageContent)
  /// Children: the controls of a page's bar.
  case bar(BarContent)

  /// Children: the message where there is one (not a button), then the buttons.
  case dialog(DialogContent)
  /// Children: what is presented.
  case sheet(SheetContent)
  /// Children: the choices. It stands beside its element's anchor.
  case menu(MenuContent)
}
