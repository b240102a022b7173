@_exported import CustomDump
@_exported import Dependencies
