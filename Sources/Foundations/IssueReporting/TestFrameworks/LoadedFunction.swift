import Glibc

/// Finds a Swift function in the libraries that this process has loaded.
///
/// - Parameters:
///   - symbol: The mangled name of the function, for an asynchronous one that of its async function
///     pointer (`…Tu`).
///   - type: The type of the function, `@convention(thin)`, with generic parameters in the place of
///     types of the library: the library passes values of them indirectly, as generic code does.
func loadedFunction<Function>(_ symbol: String, as type: Function.Type) -> Function? {
  guard let address = dlsym(nil, symbol) else { return nil }
  // A thin function is nothing but an address, and the symbol names the whole signature.
  return unsafeBitCast(address, to: type)
}
