import CustomDump

struct User: Hashable, Identifiable {
  var id: Int
  var name: String
}

struct Pair {
  var first: User
  var second: User
}

enum Screen: Equatable {
  case home
  case page(Int)
  case open(id: Int)
  case detail(id: Int, tab: Tab)
  case split(Int, title: String)

  enum Tab: Equatable {
    case info
    case files(Int)
  }
}

class Person {
  var name: String
  var children: [Person] = []
  weak var parent: Person?

  init(_ name: String) { self.name = name }
}

func dumped<T>(_ value: T, maxDepth: Int = .max) -> String {
  var text = ""
  customDump(value, to: &text, maxDepth: maxDepth)
  return text
}
