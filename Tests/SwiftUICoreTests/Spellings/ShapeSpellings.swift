import SwiftUI
import Testing
import ViewTesting

/// The ways in which apps spell shapes, surfaces and effects. That they compile is most of the test.
@MainActor
struct ShapeSpellings {
  @Test func shapes() {
    let screen = TestScreen(rows: 80) { Shapes(isOn: true, color: .blue) }
    #expect(screen.contains("shapes"))
  }

  @Test func surfaces() {
    let screen = TestScreen(rows: 80) { Surfaces(isOn: true, progress: 0.5) }
    #expect(screen.contains("surfaces"))
  }

  @Test func arrangements() {
    let screen = TestScreen(rows: 80) { Arrangements(isWide: true) }
    #expect(screen.contains("arrangements"))
  }
}

private struct Triangle: Shape {
  var inset = 0.0
  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(inset, 0) }
    set { inset = newValue.first }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Brand: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.isEnabled ? Color.purple : Color.gray
  }
}

private struct Shapes: View {
  let isOn: Bool
  let color: Color

  var body: some View {
    VStack {
      Text("shapes")
      Rectangle()
      Rectangle().fill(.red)
      Rectangle().fill(color.opacity(0.5))
      Rectangle().frame(height: 1).foregroundColor(.gray)
      Rectangle().foregroundStyle(.secondary)
      Rectangle().fill(isOn ? Color.red : .blue)
      Circle().fill(.green).frame(width: 40, height: 40)
      Circle().stroke(lineWidth: 2)
      Circle().stroke(color, lineWidth: 8)
    }
    VStack {
      Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round))
      Circle().trim(from: 0, to: 0.5).rotation(.degrees(90)).stroke(.red, lineWidth: 4)
      Capsule().strokeBorder(color)
      Capsule().strokeBorder(color, lineWidth: 2)
      RoundedRectangle(cornerRadius: 8).stroke(Color.gray, style: StrokeStyle(dash: [4]))
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color(white: 0.9))
      RoundedRectangle(cornerSize: CGSize(width: 4, height: 4)).fill(.ultraThinMaterial)
      UnevenRoundedRectangle(topLeadingRadius: 8).fill(.tint)
      Ellipse().fill(.blue.gradient)
      Triangle().fill(Brand())
    }
    VStack {
      Triangle().stroke(.primary)
      Triangle().offset(x: 2).fill(.red)
      Path { path in
        path.addArc(
          center: CGPoint(x: 20, y: 20), radius: 10, startAngle: .zero, endAngle: .degrees(90),
          clockwise: false)
      }
      .stroke(.red, lineWidth: 1)
      Circle().fill(.red).stroke(.black, lineWidth: 2)
      AnyShape(isOn ? AnyShape(Circle()) : AnyShape(Rectangle()))
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
      LinearGradient(
        stops: [.init(color: .red, location: 0.2)], startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .opacity(0.5)
      RadialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 40)
      AngularGradient(colors: [.red, .blue], center: .center)
    }
    VStack {
      Color.red
      Color.clear.frame(width: 1, height: 1)
      color
      Color(red: 1, green: 0, blue: 0).opacity(0.5).ignoresSafeArea()
      Color(.systemBackground)
      Color(uiColor: .secondarySystemBackground)
      Color("brand")
      Text("a").background(Color(.systemGray6)).foregroundStyle(Color(uiColor: .label))
    }
  }
}

private struct Surfaces: View {
  let isOn: Bool
  let progress: Double

  var body: some View {
    VStack {
      Text("surfaces").background(Color.red)
      Text("a").background(.red)
      Text("a").background(.red.opacity(0.3))
      Text("a").background(isOn ? Color.red : Color.clear)
      Text("a").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 4))
      Text("a").background(.blue, in: .capsule)
      Text("a").background(.blue, in: .rect(cornerRadius: 8))
      Text("a").background(.blue.shadow(.drop(radius: 2)), in: .rect(cornerRadius: 8))
      Circle().fill(.red.gradient.shadow(.inner(color: .black, radius: 2, y: 1)))
      Text("a").background(Circle().fill(.red))
      Text("a").background(RoundedRectangle(cornerRadius: 4).stroke(.red))
      Text("a").background { Color.red }
    }
    VStack {
      Text("a").background(alignment: .leading) {
        if isOn { Rectangle().frame(width: progress) }
      }
      Text("a").background()
      Text("a").background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Text("a").background(Text("b"), alignment: .topLeading)
      Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 1))
      Text("a").overlay { ProgressView() }
      Text("a").overlay(alignment: .topTrailing) {
        Circle().frame(width: 8, height: 8)
        Text("1")
      }
      Text("a").overlay(Text("b"), alignment: .bottom)
      Text("a").overlay(.red.opacity(0.1))
      Text("a").overlay(.red, in: Circle())
    }
    VStack {
      Text("a").clipShape(Circle())
      Text("a").clipShape(.rect(cornerRadius: 4))
      Text("a").clipShape(.rect(topLeadingRadius: 4, bottomTrailingRadius: 8))
      Text("a").clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
      Text("a").clipped()
      Text("a").cornerRadius(8)
      Text("a").border(.red)
      Text("a").border(Color.red, width: 2)
      Text("a").opacity(isOn ? 1 : 0)
      Text("a").hidden()
      Text("a").shadow(radius: 4)
    }
    VStack {
      Text("a").shadow(color: .black.opacity(0.1), radius: 4, y: 2)
      Text("a").blur(radius: isOn ? 0 : 4)
      Text("a").rotationEffect(.degrees(45))
      Text("a").rotationEffect(Angle(degrees: 45), anchor: .topLeading)
      Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
      Text("a").scaleEffect(1.2).scaleEffect(x: -1, y: 1)
      Text("a").scaleEffect(isOn ? 1 : 0.9, anchor: .bottom)
      Text("a").brightness(0.1).contrast(2).saturation(0).grayscale(1).colorInvert()
      Text("a").colorMultiply(.red).blendMode(.multiply).compositingGroup().drawingGroup()
      Text("a").foregroundStyle(.red, .blue)
    }
    .allowsHitTesting(isOn)
    .backgroundStyle(.red)
  }
}

private struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subviews[index].sizeThatFits(.unspecified).width + spacing
    }
  }
}

private struct Priority: LayoutValueKey {
  static let defaultValue = 0
}

private struct Arrangements: View {
  let isWide: Bool

  private var layout: AnyLayout {
    isWide ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(VStackLayout(spacing: 4))
  }

  var body: some View {
    VStack {
      Text("arrangements")
      Text("a").aspectRatio(1, contentMode: .fit)
      Text("a").aspectRatio(contentMode: .fill)
      Text("a").aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
      Text("a").scaledToFit().scaledToFill()
      Text("a").offset(x: 4).offset(y: isWide ? 0 : -8).offset(x: 1, y: 2)
      Text("a").offset(CGSize(width: 1, height: 2))
      Text("a").position(x: 10, y: 20)
      Text("a").layoutPriority(1).zIndex(2)
      Text("a").layoutValue(key: Priority.self, value: 2)
    }
    VStack(alignment: .leading) {
      Text("a").alignmentGuide(.leading) { $0[.trailing] }
      Text("a").alignmentGuide(.leading) { _ in 4 }
      Text("a").alignmentGuide(.top) { d in d[.bottom] - 2 }
      Text("a").alignmentGuide(VerticalAlignment.center) { d in d.height / 2 }
      Text("a").safeAreaInset(edge: .bottom) { Text("b") }
      Text("a").safeAreaInset(edge: .leading, spacing: 0) { Text("b") }
      Text("a").ignoresSafeArea(.keyboard, edges: .bottom).ignoresSafeArea(edges: .top)
      Text("a").edgesIgnoringSafeArea(.all).ignoresSafeArea(.all)
    }
    VStack {
      layout {
        Text("a")
        Text("b")
      }
      FlowLayout(spacing: 2) {
        Text("a")
        ForEach(0..<3) { Text("\($0)") }
      }
      ViewThatFits { Text("a") }
      ViewThatFits(in: .horizontal) {
        Text("a")
        Text("b")
      }
      Grid { GridRow { Text("a") } }
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
        GridRow(alignment: .top) {
          Text("a").gridCellColumns(2)
          Text("b").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) }
      }
    }
  }
}
