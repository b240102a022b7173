import SwiftSyntax

/// The cases of an enum in the order of their declaration, inside the `#if` blocks that hold them.
struct EnumCases {
  private enum Node {
    case element(EnumCase)
    /// The clauses of one `#if` block, each under its line: `#if DEBUG`, `#else`.
    case conditional([(line: String, cases: EnumCases)])
  }

  private var nodes: [Node] = []

  init(of declaration: EnumDeclSyntax) {
    self.init(declaration.memberBlock.members)
  }

  private init(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        nodes += declaration.elements.map { .element(EnumCase($0, in: declaration)) }
      } else if let block = member.decl.as(IfConfigDeclSyntax.self) {
        let clauses = block.clauses.map { clause in
          let condition = clause.condition.map { " \($0.trimmed)" } ?? ""
          let members = clause.elements?.as(MemberBlockItemListSyntax.self) ?? []
          return (line: "\(clause.poundKeyword.text)\(condition)", cases: EnumCases(members))
        }
        if clauses.contains(where: { !$0.cases.isEmpty }) {
          nodes.append(.conditional(clauses))
        }
      }
    }
  }

  var isEmpty: Bool { nodes.isEmpty }

  /// All of them, whatever the conditions.
  var all: [EnumCase] {
    nodes.flatMap { node in
      switch node {
      case .element(let enumCase): [enumCase]
      case .conditional(let clauses): clauses.flatMap(\.cases.all)
      }
    }
  }

  /// The first case whose name another one has; clauses of one `#if` are never there together.
  var firstOverload: EnumCase? {
    var names: Set<String> = []
    return firstOverload(of: &names)
  }

  private func firstOverload(of names: inout Set<String>) -> EnumCase? {
    for node in nodes {
      switch node {
      case .element(let element):
        guard names.insert(element.name).inserted else { return element }
      case .conditional(let clauses):
        let before = names
        for clause in clauses {
          var namesInClause = before
          if let overload = clause.cases.firstOverload(of: &namesInClause) { return overload }
          names.formUnion(namesInClause)
        }
      }
    }
    return nil
  }

  /// Source that has some text for each case, inside the same `#if` blocks as the case; clauses at
  /// the end of a block with no text in them are left out.
  func source(_ text: (EnumCase) -> String) -> String {
    nodes.map { node in
      switch node {
      case .element(let element): return text(element)
      case .conditional(let clauses):
        var texts = clauses.map { ($0.line, $0.cases.source(text)) }
        while let last = texts.last, last.1.isEmpty { texts.removeLast() }
        guard !texts.isEmpty else { return "" }
        return texts.map { "\($0)\n\($1)" }.joined(separator: "\n") + "\n#endif"
      }
    }
    .filter { !$0.isEmpty }
    .joined(separator: "\n")
  }
}
