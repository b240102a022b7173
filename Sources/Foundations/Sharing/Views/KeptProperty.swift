/// The property of a view's first value, whose box the later ones use.
final class KeptProperty<Property> {
  let property: Property

  init(_ property: Property) {
    self.property = property
  }
}
