import CustomDump
import DataFlow

extension Animation: CustomDumpStringConvertible {
  /// The animation as source writes it: `Animation.easeInOut`.
  public var customDumpDescription: String { description }
}
