import Elements
import SwiftUI
import Testing

@MainActor
@Suite("Stacks, frames and paddings")
struct LayoutModifierTests {
  /// The frames of the texts in a window of 40 × 10 cells of 8 × 16 points.
  private func frames(@ViewBuilder _ content: () -> some View) -> [CGRect] {
    Screen(content).root.subtree.compactMap { element in
      if case .text = element.content { element.absoluteFrame } else { nil }
    }
  }

  @Test("A stack takes its alignment and its spacing")
  func stacks() {
    let row = frames {
      HStack(alignment: .top, spacing: 16) {
        Text("a")
        Text("bb")
      }
    }
    #expect(row[1].minX - row[0].maxX == 16 && row[0].minY == row[1].minY)
    let column = frames {
      VStack(alignment: .trailing, spacing: 32) {
        Text("a")
        Text("bbb")
      }
    }
    #expect(column[1].minY - column[0].maxY == 32 && column[0].maxX == column[1].maxX)
    let layers = frames {
      ZStack(alignment: .topLeading) {
        Text("a")
        Text("bbb")
      }
    }
    #expect(layers[0].origin == layers[1].origin)
  }

  @Test("A frame that is as wide as can be puts its content where it is told")
  func flexibleFrame() {
    let frames = frames {
      VStack(spacing: 0) {
        Text("a").frame(maxWidth: .infinity, alignment: .leading)
        Text("a").frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    #expect(frames[0].minX == 0 && frames[1].maxX == 320)
  }

  @Test("A fixed frame has its size, whatever is in it")
  func fixedFrame() {
    let frames = frames {
      HStack(spacing: 0) {
        Text("a").frame(width: 80, height: 48, alignment: .topLeading)
        Text("b")
      }
    }
    #expect(frames[1].minX - frames[0].minX == 80)
    #expect(frames[1].minY - frames[0].minY == 16)
  }

  @Test("A padding keeps its distance on the sides that it names")
  func padding() {
    let frames = frames {
      HStack(alignment: .top, spacing: 0) {
        Text("a")
        Text("b").padding(.leading, 24)
        Text("c").padding(EdgeInsets(top: 32, leading: 8, bottom: 0, trailing: 0))
        Text("d").padding()
        Text("e").padding([.horizontal], 16)
      }
    }
    #expect(frames[1].minX - frames[0].maxX == 24 && frames[1].minY == frames[0].minY)
    #expect(frames[2].minX - frames[1].maxX == 8 && frames[2].minY - frames[0].minY == 32)
    #expect(frames[3].minX - frames[2].maxX == 8 && frames[3].minY - frames[0].minY == 16)
    #expect(frames[4].minX - frames[3].maxX == 24)
  }

  @Test("A spacer takes what is left, and never less than its minimum")
  func spacer() {
    let pushed = frames {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    #expect(pushed[0].minX == 0 && pushed[1].maxX == 320)
    let kept = frames {
      HStack(spacing: 0) {
        Text("a")
        Spacer(minLength: 40)
        Text("b")
      }
      .fixedSize()
    }
    #expect(kept[1].minX - kept[0].maxX == 40)
  }
}
