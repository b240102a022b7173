import CasePaths
import Testing

@CasePathable
@dynamicMemberLookup
enum Delivery {
  case pickup
  case courier(street: String, floor: Int)
  case drone(Drone)

  struct Drone { var altitude: Int }
}

@Test func `A delivery's cases are read and changed by name`() {
  var delivery = Delivery.drone(Delivery.Drone(altitude: 30))

  #expect(delivery.is(\.drone))
  #expect(delivery.drone?.altitude == 30)

  delivery.modify(\.drone) { $0.altitude += 10 }
  #expect(delivery[case: \.drone]?.altitude == 40)
}
