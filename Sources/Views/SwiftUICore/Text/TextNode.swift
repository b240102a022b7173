import Elements
import Foundation

/// The node of a text. One that counts from now is brought up to date when it reads differently.
final class TextNode: ElementViewNode<Text> {
  private var nextChange: Task<Void, Never>?

  override func evaluate() {
    super.evaluate()
    waitForNextChange()
  }

  override func visibilityChanged() {
    if isVisible { graph.enqueue(self) } else { endWait() }
  }

  override func willDispose() { endWait() }

  private func endWait() {
    nextChange?.cancel()
    nextChange = nil
  }

  private func waitForNextChange() {
    endWait()
    guard isVisible, !view.countedDates.isEmpty else { return }
    let clock = environment.displayClock
    let now = clock.now()
    guard let date = view.countedDates.compactMap({ $0.nextChange(after: now) }).min() else {
      return
    }
    nextChange = Task { [weak self] in
      guard (try? await clock.sleep(date)) != nil, let self else { return }
      graph.enqueue(self)
    }
  }
}

extension Text {
  /// The dates in the text that count from now.
  var countedDates: [DatedValue] {
    switch storage {
    case .verbatim: []
    case .formatted(let value): [value as? DatedValue].compactMap(\.self).filter(\.counts)
    case .nested(let nested): (nested as? Text)?.countedDates ?? []
    case .joined(let first, let second): first.countedDates + second.countedDates
    case .localized(let key, _, _):
      key.arguments.flatMap { argument in
        if case .nested(let nested) = argument, let text = nested as? Text {
          text.countedDates
        } else {
          [DatedValue]()
        }
      }
    }
  }
}
