/// A type whose properties are observed one by one. ``Perceptible()`` conforms a class to it, and to
/// `Observable` as well, which new code uses instead.
public protocol Perceptible {}
