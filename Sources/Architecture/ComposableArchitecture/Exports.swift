@_exported import ComposableCore
@_exported import SwiftUINavigation
