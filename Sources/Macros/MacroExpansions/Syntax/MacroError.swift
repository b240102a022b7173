import SwiftDiagnostics

/// What a macro has to say against the source that it is attached to.
struct MacroError: DiagnosticMessage, Error {
  let message: String
  let diagnosticID: MessageID
  let severity: DiagnosticSeverity

  init(_ message: String, id: String, severity: DiagnosticSeverity = .error) {
    self.message = message
    self.diagnosticID = MessageID(domain: "ComposableMacros", id: id)
    self.severity = severity
  }
}
