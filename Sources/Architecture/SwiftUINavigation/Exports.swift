@_exported import CasePaths
@_exported import Perception
@_exported import SwiftNavigation
