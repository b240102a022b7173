@_exported import CasePaths
@_exported import Observation
@_exported import PerceptionCore
