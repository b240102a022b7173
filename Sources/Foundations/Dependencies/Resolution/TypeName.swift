/// The name of a type with its module, as the source has it.
func typeName(_ type: Any.Type) -> String {
  // The runtime puts an address in the place of the file that a private type belongs to.
  String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}
