// What `import SwiftUI` brings along. Of Elements only what apps name: the rest has short names
// that would get in their way.
@_exported import DataFlow
@_exported import Foundation
@_exported import Observation

@_exported import struct Elements.Alignment
@_exported import protocol Elements.AlignmentID
@_exported import enum Elements.Axis
@_exported import struct Elements.Color
@_exported import enum Elements.Edge
@_exported import struct Elements.EdgeInsets
@_exported import struct Elements.Font
@_exported import struct Elements.HStackLayout
@_exported import struct Elements.HorizontalAlignment
@_exported import protocol Elements.Layout
@_exported import struct Elements.LayoutProperties
@_exported import struct Elements.LayoutSubview
@_exported import struct Elements.LayoutSubviews
@_exported import protocol Elements.LayoutValueKey
@_exported import struct Elements.LocalizedStringKey
@_exported import struct Elements.ProposedViewSize
@_exported import struct Elements.ScrollGeometry
@_exported import enum Elements.TextAlignment
@_exported import struct Elements.UnitPoint
@_exported import struct Elements.VStackLayout
@_exported import struct Elements.VerticalAlignment
@_exported import struct Elements.ViewDimensions
@_exported import struct Elements.ViewSpacing
@_exported import struct Elements.ZStackLayout
