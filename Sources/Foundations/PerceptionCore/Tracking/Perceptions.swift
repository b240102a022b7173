#if compiler(>=6.2)
  import Observation

  /// The values of an expression, over time: the first at once, then one each time that something
  /// the expression has read is different.
  ///
  /// ```swift
  /// for await title in Perceptions({ document.title }) {
  ///   window.title = title
  /// }
  /// ```
  ///
  /// Changes that are made without a suspension in between give one value. It is Observation's own
  /// `Observations`, which new code uses instead.
  public typealias Perceptions<Element: Sendable, Failure: Error> = Observations<Element, Failure>
#endif
