// What `import SwiftUI` brings along. Of Elements only what apps name: the rest has short names
// that would get in their way.
@_exported import DataFlow
@_exported import Foundation
@_exported import Observation

@_exported import struct Elements.AccessibilityTraits
@_exported import struct Elements.Alignment
@_exported import protocol Elements.AlignmentID
@_exported import struct Elements.Angle
@_exported import protocol Elements.Animatable
@_exported import struct Elements.AnimatablePair
@_exported import struct Elements.AnyLayout
@_exported import enum Elements.Axis
@_exported import enum Elements.CGLineCap
@_exported import enum Elements.CGLineJoin
@_exported import struct Elements.Color
@_exported import enum Elements.ContentMode
@_exported import enum Elements.Edge
@_exported import struct Elements.EdgeInsets
@_exported import struct Elements.EmptyAnimatableData
@_exported import struct Elements.FillStyle
@_exported import struct Elements.Font
@_exported import struct Elements.Gradient
@_exported import struct Elements.GridItem
@_exported import struct Elements.HStackLayout
@_exported import struct Elements.HorizontalAlignment
@_exported import enum Elements.HorizontalEdge
@_exported import protocol Elements.Layout
@_exported import struct Elements.LayoutProperties
@_exported import struct Elements.LayoutSubview
@_exported import struct Elements.LayoutSubviews
@_exported import protocol Elements.LayoutValueKey
@_exported import struct Elements.LocalizedStringKey
@_exported import struct Elements.Path
@_exported import struct Elements.ProposedViewSize
@_exported import enum Elements.RoundedCornerStyle
@_exported import struct Elements.ScrollGeometry
@_exported import struct Elements.StrokeStyle
@_exported import enum Elements.TextAlignment
@_exported import struct Elements.UnitPoint
@_exported import struct Elements.VStackLayout
@_exported import protocol Elements.VectorArithmetic
@_exported import struct Elements.VerticalAlignment
@_exported import enum Elements.VerticalEdge
@_exported import struct Elements.ViewDimensions
@_exported import struct Elements.ViewSpacing
@_exported import struct Elements.ZStackLayout
