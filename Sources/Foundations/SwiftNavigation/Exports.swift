@_exported import CasePaths
@_exported import Observation
@_exported import PerceptionCore

// What texts and their modifiers are made of: a source that writes `TextState("Delete?")` names the type of
// the literal, though it does not see it.
@_exported import struct Elements.Color
@_exported import struct Elements.Font
@_exported import struct Elements.LocalizedStringKey
