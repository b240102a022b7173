import DataFlow
import Elements

/// Rows or views that belong together, with a header above and a footer below them.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows are shown: the header shows and hides them.
  var isExpanded: Binding<Bool>?
}

/// A section of whatever type.
@MainActor
protocol SectionView {}

extension Section: View, _PrimitiveView, StructuralView, SectionView
where Parent: View, Content: View, Footer: View {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SectionNode(view, in: context)
  }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>:
  _ViewNode<Section<Parent, Content, Footer>>
{
  private var header: _ViewNode<Parent>?
  private var content: _ViewNode<Content>?
  private var footer: _ViewNode<Footer>?

  /// In place of the header, where it shows and hides the rows.
  private var heading: _ViewNode<DisclosureHeading<Parent>>?

  override func evaluate() {
    guard let isExpanded = view.isExpanded else {
      header = child(header, showing: view.header, place: 0)
      content = child(content, showing: view.content, place: 1)
      footer = child(footer, showing: view.footer, place: 2)
      return
    }
    readsAreFresh()
    heading = child(
      heading, showing: DisclosureHeading(isExpanded: isExpanded, label: view.header), place: 0)
    if tracked({ isExpanded.wrappedValue }) {
      content = child(content, showing: view.content, place: 1)
    } else {
      remove(content)
      content = nil
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let header { body(header) }
    if let heading { body(heading) }
    if let content { body(content) }
    if let footer { body(footer) }
  }

  override func collect(into rows: inout RowTable) {
    rows.section { rows in
      rows.collecting(.header) { rows in
        header?.collect(into: &rows)
        heading?.collect(into: &rows)
      }
      rows.collecting(.row) { content?.collect(into: &$0) }
      rows.collecting(.footer) { footer?.collect(into: &$0) }
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// The order of arguments of early SwiftUI.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section whose rows the header shows and hides.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// The order of arguments of early SwiftUI.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// The order of arguments of early SwiftUI.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}
