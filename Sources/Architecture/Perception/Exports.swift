@_exported import PerceptionCore

// `@Perception.Bindable`.
@_exported import struct DataFlow.Bindable
