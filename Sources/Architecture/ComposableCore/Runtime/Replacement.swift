/// Replaces a value by what a function makes of it, which is the only owner of the value then.
@inlinable public func _$replace<Value>(
  _ value: inout Value, _ function: (consuming Value) -> Value
) {
  withUnsafeMutablePointer(to: &value) { value in
    // The memory is empty only while the function runs, which cannot reach it: the access is
    // exclusive.
    value.initialize(to: function(value.move()))
  }
}
