import SwiftDiagnostics

/// What a macro offers to change in the source that it is attached to.
struct MacroFixIt: FixItMessage {
  let message: String
  let fixItID: MessageID

  init(_ message: String, id: String) {
    self.message = message
    self.fixItID = MessageID(domain: "ComposableMacros", id: id)
  }
}
