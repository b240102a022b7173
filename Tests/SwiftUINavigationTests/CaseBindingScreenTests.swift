import SwiftUI
import SwiftUINavigation
import Testing
import ViewTesting

@MainActor
@Suite("Screens of an enum's cases")
struct CaseBindingScreenTests {
  @CaseBindable
  @dynamicMemberLookup
  enum Status: Equatable {
    case inStock(quantity: Int)
    case outOfStock(isOnBackOrder: Bool)
    case discontinued
  }

  struct Item {
    var status = Status.inStock(quantity: 1)
  }

  @Test("A screen of the cases edits the one that the value is in")
  func screen() {
    let screen = TestScreen { Stock() }
    screen.stepper("Quantity: 1").increment()
    #expect(screen.contains("Quantity: 2"))
    screen.button("Sell out").press()
    screen.toggle("Back order").toggle()
    #expect(screen.toggle("Back order").isOn)
    screen.button("Discontinue").press()
    #expect(screen.alert.title == "Discontinue it?")
    screen.alert.choose("Yes")
    #expect(!screen.alert.exists)
    #expect(screen.contains("Gone"))
  }

  struct Stock: View {
    @State private var item = Item()
    @State private var destination: Destination?

    @CasePathable
    enum Destination {
      case confirmation(String)
      case help
    }

    var body: some View {
      VStack {
        if let $quantity = $item.status.inStock {
          Stepper("Quantity: \($quantity.wrappedValue)", value: $quantity)
          Button("Sell out") { item.status = .outOfStock(isOnBackOrder: false) }
        } else if let $isOnBackOrder = $item.status.outOfStock {
          Toggle("Back order", isOn: $isOnBackOrder)
          Button("Discontinue") { destination = .confirmation("Discontinue it?") }
        } else {
          Text("Gone")
        }
      }
      .alert(item: $destination.confirmation) { question in
        Text(question)
      } actions: { (_: String) in
        Button("Yes") { item.status = .discontinued }
      }
      .alert("Help", isPresented: $destination.help) {}
    }
  }

  @Test("A switch over the bindings of an enum edits the case that the value is in")
  func exhaustiveSwitch() {
    let model = Model()
    let screen = TestScreen { Shelf(model: model) }
    screen.stepper("Quantity: 1").increment()
    #expect(screen.contains("Quantity: 2"))
    screen.button("Sell out").press()
    screen.toggle("Back order").toggle()
    #expect(model.item.status == .outOfStock(isOnBackOrder: true))
    model.item.status = .discontinued
    #expect(screen.contains("Gone"))
  }

  @MainActor
  @Observable
  final class Model {
    var item = Item()
  }

  struct Shelf: View {
    @Bindable var model: Model

    var body: some View {
      switch $model.item.status {
      case .inStock(let $quantity):
        VStack {
          Stepper("Quantity: \($quantity.wrappedValue)", value: $quantity)
          Button("Sell out") { model.item.status = .outOfStock(isOnBackOrder: false) }
        }
      case .outOfStock(let $isOnBackOrder):
        Toggle("Back order", isOn: $isOnBackOrder)
      case .discontinued:
        Text("Gone")
      }
    }
  }
}
