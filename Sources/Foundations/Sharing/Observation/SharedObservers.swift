import Dispatch
import Foundation
import Observation
import Synchronization

/// Tells the observers of a shared value of its changes.
///
/// They are told around a change on the main actor, and so in the turn in which it happens. After a
/// change anywhere else they are told on the main queue, once for all the changes before it gets to
/// that. Not generic, so that its key paths are made once.
final class SharedObservers: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let postponed = Atomic<UInt8>(0)

  private var value: Void { () }
  private var isLoading: Void { () }
  private var loadError: Void { () }
  private var saveError: Void { () }

  /// Registers a read.
  func access(_ aspect: Aspect) {
    registrar.access(self, keyPath: aspect.keyPath)
  }

  /// Registers a read of the value, which is the common case.
  @inline(__always)
  func accessValue() {
    registrar.access(self, keyPath: \.value)
  }

  /// Makes a change, and tells the observers of it.
  func withMutation<R>(of aspects: Aspects, _ change: () throws -> R) rethrows -> R {
    guard isOnMainActor else {
      defer { postpone(aspects) }
      return try change()
    }
    guard aspects != .value else {
      return try registrar.withMutation(of: self, keyPath: \.value, change)
    }
    aspects.forEach { registrar.willSet(self, keyPath: $0.keyPath) }
    defer { aspects.forEach { registrar.didSet(self, keyPath: $0.keyPath) } }
    return try change()
  }

  private func postpone(_ aspects: Aspects) {
    guard postponed.bitwiseOr(aspects.rawValue, ordering: .relaxed).oldValue == 0 else { return }
    DispatchQueue.main.async {
      let aspects = Aspects(rawValue: self.postponed.exchange(0, ordering: .relaxed))
      self.withMutation(of: aspects) {}
    }
  }
}

extension SharedObservers {
  /// Something that is observed by itself.
  enum Aspect: UInt8, CaseIterable {
    case value, isLoading, loadError, saveError

    fileprivate var keyPath: KeyPath<SharedObservers, Void> {
      switch self {
      case .value: \.value
      case .isLoading: \.isLoading
      case .loadError: \.loadError
      case .saveError: \.saveError
      }
    }
  }

  struct Aspects: OptionSet {
    let rawValue: UInt8

    static let value = Self(.value)
    static let isLoading = Self(.isLoading)
    static let loadError = Self(.loadError)
    static let saveError = Self(.saveError)
    static let all: Self = [.value, .isLoading, .loadError, .saveError]

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    private init(_ aspect: Aspect) {
      rawValue = 1 << aspect.rawValue
    }

    func forEach(_ body: (Aspect) -> Void) {
      for aspect in Aspect.allCases where contains(Self(aspect)) { body(aspect) }
    }
  }
}
