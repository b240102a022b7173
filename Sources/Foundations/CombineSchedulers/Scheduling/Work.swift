/// An action on its way to where it is run.
// `@unchecked`: Combine's shape takes actions of any kind, and leaves it to who schedules one that
// what it touches belongs to where it is run. A scheduler never runs one action twice at a time.
struct Work: @unchecked Sendable {
  let perform: () -> Void

  init(_ perform: @escaping () -> Void) {
    self.perform = perform
  }
}
