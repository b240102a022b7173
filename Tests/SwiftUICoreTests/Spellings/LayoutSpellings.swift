import SwiftUI
import Testing
import ViewTesting

/// The ways in which apps spell layout. That they compile is most of the test.
@MainActor
struct LayoutSpellings {
  @Test func layout() {
    let screen = TestScreen(rows: 80) { Layouts(gap: 8) }
    #expect(screen.contains("stack"))
  }

  @Test func accessibility() {
    let screen = TestScreen { Accessible(name: "Blob") }
    for name in ["key", "Blob", "text", "Count 1", "id"] {
      #expect(screen.element(name).exists, "\(name)")
    }
  }
}

private struct Layouts: View {
  let gap: CGFloat
  let isWide = true

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("stack")
      HStack { Text("a") }
      HStack(spacing: gap) { Text("a") }
      HStack(alignment: .top) { Text("a") }
      HStack(alignment: .firstTextBaseline, spacing: 4) { Text("a") }
      VStack {}
      ZStack { Text("a") }
      ZStack(alignment: .bottomTrailing) { Text("a") }
    }
    VStack(spacing: 0) {
      Spacer()
      Spacer(minLength: 20)
      Divider()
    }
    VStack {
      Text("a").frame(width: 80)
      Text("a").frame(height: 80)
      Text("a").frame(width: 80, height: gap)
      Text("a").frame(width: 80, height: 16, alignment: .topLeading)
      Text("a").frame(maxWidth: .infinity)
      Text("a").frame(maxWidth: .infinity, alignment: .leading)
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
      Text("a").frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 0, alignment: .center)
      Text("a").frame(width: isWide ? 100 : nil)
      Text("a").frame(minHeight: 44)
    }
    VStack {
      Text("a").padding()
      Text("a").padding(8)
      Text("a").padding(gap)
      Text("a").padding(.horizontal)
      Text("a").padding(.horizontal, 8)
      Text("a").padding([.top, .leading], gap / 2)
      Text("a").padding(.top, isWide ? 4 : 8)
      Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("a").fixedSize()
      Text("a").fixedSize(horizontal: false, vertical: true)
    }
  }
}

private struct Accessible: View {
  let name: String
  let count = 1

  var body: some View {
    Text("a").accessibilityLabel("key")
    Text("a").accessibilityLabel(name)
    Text("a").accessibilityLabel(Text("text"))
    Text("a").accessibilityLabel("Count \(count)")
    Text("a").accessibilityIdentifier("id").accessibilityHidden(false)
    Text("a").accessibilityValue("one").accessibilityValue(name).accessibilityValue(Text("one"))
    Text("a").accessibilityHint("Does a thing").accessibilityHint(Text("Does"))
  }
}
