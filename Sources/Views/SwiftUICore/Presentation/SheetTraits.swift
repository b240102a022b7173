import DataFlow
import Elements

/// What the views in a sheet say about it. The innermost counts.
struct SheetTraits: Equatable {
  var detents: Set<PresentationDetent>?
  var selection: DetentSelection?
  var dragIndicator: Visibility?
  var staysOpen: Bool?
}

enum SheetTraitsKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }

  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    let next = nextValue()
    value.detents = next.detents ?? value.detents
    value.selection = next.selection ?? value.selection
    value.dragIndicator = next.dragIndicator ?? value.dragIndicator
    value.staysOpen = next.staysOpen ?? value.staysOpen
  }
}

extension SheetTraits {
  /// The detents, the lowest first.
  var steps: [PresentationDetent] { (detents ?? [.large]).sorted { $0.share < $1.share } }

  var showsHandle: Bool {
    switch dragIndicator ?? .automatic {
    case .automatic: steps.count > 1
    case .visible: true
    case .hidden: false
    }
  }
}

/// Says one thing about the sheet that a view is in.
struct SheetStatement<Value: Equatable>: Equatable {
  let keyPath: WritableKeyPath<SheetTraits, Value?>
  let value: Value
}

extension SheetStatement: StatementModifier {
  typealias Key = SheetTraitsKey

  func add(to traits: inout SheetTraits, environment: EnvironmentValues) {
    if traits[keyPath: keyPath] == nil { traits[keyPath: keyPath] = value }
  }
}

extension View {
  /// Keeps the user from leaving the sheet that the view is in, other than by what is in it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SheetStatement(keyPath: \.staysOpen, value: isDisabled))
  }

  /// The heights that the sheet which the view is in can have. It begins with the lowest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(SheetStatement(keyPath: \.detents, value: detents))
  }

  /// The heights that the sheet which the view is in can have, and the one that it has.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SheetStatement(keyPath: \.detents, value: detents))
      .modifier(DetentSelectionModifier(selection: selection))
  }

  /// Whether the sheet shows the handle that other heights are chosen by.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(SheetStatement(keyPath: \.dragIndicator, value: visibility))
  }
}
