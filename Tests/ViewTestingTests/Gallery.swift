import SwiftUI

/// A view with one of each control.
struct Gallery: View {
  @State private var count = 0
  @State private var name = ""
  @State private var password = ""
  @State private var isOn = false
  @State private var steps = 1
  @State private var level = 0.5
  @State private var asks = false
  @State private var chooses = false

  var body: some View {
    NavigationStack {
      Form {
        Text("Count: \(count)")
        Button("Increment") { count += 1 }
        Button("Never") { count += 100 }
          .disabled(true)
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Text("Hello, \(name)\(password)")
        Toggle("Wi-Fi", isOn: $isOn)
        Stepper("Steps: \(steps)", value: $steps, in: 0...2)
        Slider(value: $level, in: 0...10)
        Button("Ask") { asks = true }
        Button("Choose") { chooses = true }
        NavigationLink("More") { Text("Another page") }
      }
      .navigationTitle("Gallery")
      .alert("Sure?", isPresented: $asks) {
        Button("Yes") { count = 42 }
        Button("No", role: .cancel) {}
      } message: {
        Text("Think twice.")
      }
      .confirmationDialog("What now?", isPresented: $chooses, titleVisibility: .visible) {
        Button("Reset") { count = 0 }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}
