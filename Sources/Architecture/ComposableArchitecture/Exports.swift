@_exported import ComposableCore
@_exported import Perception
@_exported import SwiftUINavigation
