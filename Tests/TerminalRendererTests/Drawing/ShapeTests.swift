import Elements
import Foundation
import Testing

@testable import TerminalRenderer

@MainActor
struct ShapeTests {
  private static let rectangle = Outline(
    0, form: .rectangle, path: { Path($0) }, size: { $0.replacingUnspecifiedDimensions() })
  private static let ellipse = Outline(
    1, form: .ellipse, path: { Path(ellipseIn: $0) }, size: { $0.replacingUnspecifiedDimensions() })
  private static let rounded = Outline(
    2, form: .roundedRectangle, path: { Path(roundedRect: $0, cornerRadius: 24) },
    size: { $0.replacingUnspecifiedDimensions() })

  private func shape(
    _ outline: Outline, _ paint: Paint = .color(.red), line: CGFloat? = nil, dash: [CGFloat] = []
  ) -> Element {
    Element(
      .shape(
        ShapeContent(
          outline: outline, paint: paint,
          stroke: line.map { StrokeStyle(lineWidth: $0, dash: dash) })))
  }

  private func under(_ shape: Element, _ content: Element) -> Element {
    let group = Sample.element(.group, [shape, content])
    group.layout = AnyElementLayout(BackgroundLayout())
    return group
  }

  private func frame(
    _ columns: Int, _ rows: Int, _ content: Element, points: CGSize? = nil
  ) -> Element {
    let group = Sample.element(.group, [content])
    let size = points ?? CGSize(columns: columns, rows: rows)
    group.layout = AnyElementLayout(FrameLayout(width: size.width, height: size.height))
    return group
  }

  private func screen(_ content: Element, columns: Int = 8, rows: Int = 3) -> SampleScreen {
    SampleScreen(content, columns: columns, rows: rows)
  }

  // MARK: - Surfaces

  @Test func `A surface is the background of what is written on it`() {
    let canvas = screen(frame(4, 1, under(shape(Self.rectangle), frame(4, 1, Sample.text("ab")))))
      .screen.canvas
    #expect(canvas.lines[1] == "   ab")
    #expect(canvas[2, 1].style.background == .theme(.red))
    #expect(canvas[3, 1].style == CellStyle(foreground: .theme(.black), background: .theme(.red)))
    #expect(canvas[1, 1] == .blank)
  }

  @Test func `Text on a surface can be read, and keeps a colour of its own`() {
    let blue = Sample.text("b") { $0.color = .yellow }
    let content = Sample.row([Sample.text("a"), blue])
    let canvas = screen(under(shape(Self.rectangle, .color(.blue)), content)).screen.canvas
    #expect(canvas[2, 1].style.foreground == .theme(.brightWhite))
    #expect(canvas[4, 1].style.foreground == .theme(.yellow))
  }

  @Test func `The terminal's own colour fills with blocks`() {
    let canvas = screen(frame(2, 1, shape(Self.rectangle, .color(nil)))).screen.canvas
    #expect(canvas.lines[1] == "   ██")
    #expect(canvas[3, 1].style == .plain)
  }

  @Test func `What is round is made of quarters of cells`() {
    #expect(
      screen(frame(6, 3, shape(Self.ellipse, .color(nil)))).text == " ▗▟██▙▖\n ██████\n ▝▜██▛▘")
  }

  @Test func `A faint colour mixes with a known one, and is left out over the terminal's`() {
    let faint = Paint.color(Color(red: 1, green: 1, blue: 1, opacity: 0.2))
    #expect(screen(shape(Self.rectangle, faint)).screen.canvas[0, 0] == .blank)
    let both = Sample.element(
      .group,
      [
        shape(Self.rectangle, .color(Color(red: 0, green: 0, blue: 0))),
        shape(Self.rectangle, faint),
      ])
    both.layout = AnyElementLayout(ZStackLayout())
    #expect(
      screen(both).screen.canvas[0, 0].style.background == .rgb(red: 51, green: 51, blue: 51))
  }

  @Test func `A gradient runs from one colour to the other`() {
    let gradient = GradientPaint(
      gradient: Gradient(colors: [.black, Color(red: 1, green: 1, blue: 1)]),
      course: .linear(from: .leading, to: .trailing))
    let canvas = screen(shape(Self.rectangle, .gradient(gradient)), columns: 4).screen.canvas
    let reds = (0..<4).map { canvas[$0, 0].style.background.rgb?.components[0] }
    #expect(reds == [32, 96, 159, 223])
  }

  @Test func `The window's background hides what is under it`() {
    let both = Sample.element(
      .group, [Sample.text("abcd"), frame(2, 1, shape(Self.rectangle, .window))])
    both.layout = AnyElementLayout(ZStackLayout(alignment: .leading))
    #expect(screen(both).screen.canvas.lines[1] == "    cd")
  }

  // MARK: - Lines

  @Test func `A line around a box does not touch what is in it`() {
    let text = frame(6, 3, Sample.text("Box"))
    let boxed = Sample.element(.group, [text, shape(Self.rounded, .color(.red), line: 1)])
    boxed.layout = AnyElementLayout(OverlayLayout())
    #expect(screen(boxed).text == " ╭────╮\n │Box │\n ╰────╯")
    let full = Sample.element(.group, [Sample.text("Full"), shape(Self.rectangle, line: 1)])
    full.layout = AnyElementLayout(OverlayLayout())
    #expect(screen(full).text == "\n  Full")
  }

  @Test(arguments: [(false, " ┌────┐\n │    │\n └────┘"), (true, " ┌╌╌╌╌┐\n ╎    ╎\n └╌╌╌╌┘")])
  func `A line may be dashed`(isDashed: Bool, text: String) {
    let box = shape(Self.rectangle, line: 1, dash: isDashed ? [4] : [])
    #expect(screen(frame(6, 3, box)).text == text)
  }

  @Test func `A box of one row has its sides only`() {
    let padded = frame(6, 1, Sample.text("ab"))
    let boxed = Sample.element(.group, [padded, shape(Self.rounded, line: 1)])
    boxed.layout = AnyElementLayout(OverlayLayout())
    #expect(screen(boxed).screen.canvas.lines[1] == " ( ab )")
  }

  @Test func `A circle is drawn in dots, and a wide line in blocks`() {
    let thin = screen(frame(8, 4, shape(Self.ellipse, line: 1)), rows: 4).text
    #expect(thin == "⢀⡴⠚⠉⠉⠓⢦⡀\n⡞      ⢳\n⢧      ⡼\n⠈⠳⢤⣀⣀⡤⠞⠁")
    let wide = screen(frame(8, 4, shape(Self.ellipse, .color(nil), line: 16)), rows: 4).text
    #expect(wide.contains("█") && wide.split(separator: "\n")[1].contains(" "))
  }

  @Test func `What is thinner than half a cell is a line`() {
    let line = frame(0, 0, shape(Self.rectangle), points: CGSize(width: 32, height: 1))
    #expect(screen(line).screen.canvas.lines[1] == "  ────")
    let upright = frame(0, 0, shape(Self.rectangle), points: CGSize(width: 1, height: 32))
    #expect(screen(upright, rows: 2).text == "   │\n   │")
  }

  // MARK: - Effects

  private func effects(_ content: Element, _ change: (inout ElementEffects) -> Void) -> Element {
    let group = Sample.element(.group, [content])
    group.layout = AnyElementLayout(WrapperLayout())
    change(&group.attributes.effects)
    return group
  }

  @Test func `A clip leaves what was there`() {
    let wide = Sample.element(.group, [Sample.text("abcdef")])
    wide.layout = AnyElementLayout(FixedSizeLayout())
    let clipped = effects(frame(2, 1, wide)) { $0.clip = Self.rectangle }
    #expect(screen(clipped).screen.canvas.lines[1] == "   cd")
    let surface = shape(Self.rectangle, .color(.red))
    let round = screen(frame(6, 3, effects(surface) { $0.clip = Self.ellipse })).screen.canvas
    #expect(round.lines == [" ▗▟  ▙▖", "", " ▝▜  ▛▘"])
    #expect(round[1, 0].style == CellStyle(foreground: .theme(.red)))
    #expect(round[3, 0].style.background == .theme(.red))
  }

  @Test func `What is opaque by less than a half is dim, by nothing is not there`() {
    let sample = screen(effects(Sample.text("abc")) { $0.opacity = 0.4 })
    #expect(sample.screen.canvas[3, 1].style.traits == .dim)
    let hidden = effects(Sample.button("abc")) { $0.opacity = 0 }
    let other = screen(hidden)
    #expect(other.text == "")
    other.keys(.tab)
    #expect(other.tree.focus == nil)
    #expect(other.tree.element(at: CGPoint(x: 30, y: 24)) == nil)
  }

  @Test func `What has more depth is drawn, and hit, above`() {
    let (first, second) = (Sample.button("first"), Sample.button("other"))
    first.setLayoutValue(1, for: ZIndex.self)
    let both = Sample.element(.group, [first, second])
    both.layout = AnyElementLayout(ZStackLayout())
    let sample = screen(both, columns: 20)
    #expect(sample.text.contains("first") && !sample.text.contains("other"))
    #expect(sample.tree.element(at: CGPoint(x: 80, y: 24)) === first)
  }

  @Test func `What stood outside of its parent leaves no trace`() {
    let moved = Sample.element(.group, [Sample.text("x")])
    moved.layout = AnyElementLayout(OffsetLayout(CGSize(columns: 0, rows: 3)))
    let sample = screen(Sample.column([moved, Sample.text("y")]), rows: 6)
    #expect(sample.text == "\n\n\n   y\n\n   x")
    moved.layout = AnyElementLayout(OffsetLayout(.zero))
    sample.tree.update()
    #expect(sample.text == "\n\n   x\n   y")
  }
}
