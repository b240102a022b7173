import CustomDump
import Testing

@Suite struct DumpContainerTests {
  @Test func structOfSeveralMembersTakesALineEach() {
    #expect(
      dumped(User(id: 1, name: "Ann")) == """
        User(
          id: 1,
          name: "Ann"
        )
        """
    )
  }

  @Test func onlyLeafMemberGoesOnTheSameLine() {
    #expect(dumped(ID(rawValue: 7)) == "ID(rawValue: 7)")
    #expect(dumped(Screen.page(2)) == "Screen.page(2)")
    #expect(dumped(Box(value: [Int]())) == "Box(value: [])")
    #expect(dumped(Box(value: Int?.none)) == "Box(value: nil)")
    #expect(
      dumped(Box(value: 1 as Int?)) == """
        Box(
          value: 1
        )
        """
    )
    #expect(
      dumped(Result<Result<Int, Never>, Never>.success(.success(42))) == """
        Result.success(
          .success(42)
        )
        """
    )
  }

  @Test func emptyContainersCloseAtOnce() {
    #expect(dumped(Empty()) == "Empty()")
    #expect(dumped([Int]()) == "[]")
    #expect(dumped([Int: Int]()) == "[:]")
    #expect(dumped(Set<Int>()) == "Set([])")
    #expect(dumped(()) == "()")
  }

  @Test func caseOfAnEnumHasTheNameOfItsTypeAtTheRootOnly() {
    #expect(dumped(Screen.home) == "Screen.home")
    #expect(
      dumped([Screen.home]) == """
        [
          [0]: .home
        ]
        """
    )
    #expect(dumped(Screen.open(id: 3)) == "Screen.open(id: 3)")
    #expect(
      dumped(Screen.detail(id: 4, tab: .files(3))) == """
        Screen.detail(
          id: 4,
          tab: .files(3)
        )
        """
    )
    #expect(
      dumped(Screen.split(1, title: "a")) == """
        Screen.split(
          1,
          title: "a"
        )
        """
    )
  }

  @Test func caseWithoutPayloadIsItsDescription() {
    #expect(dumped(Level.high) == "Level.HIGH")
  }

  @Test func optionalIsTransparent() {
    #expect(dumped(Screen.home as Screen?) == "Screen.home")
    #expect(dumped(Int?.none) == "nil")
  }

  @Test func tupleKeepsItsLabels() {
    #expect(
      dumped((1, "a")) == """
        (
          1,
          "a"
        )
        """
    )
    #expect(
      dumped((x: 1, y: ())) == """
        (
          x: 1,
          y: ()
        )
        """
    )
  }

  @Test func dictionaryIsSortedByItsDumpedKeys() {
    #expect(
      dumped([10: "ten", 9: "nine"]) == """
        [
          10: "ten",
          9: "nine"
        ]
        """
    )
    #expect(
      dumped([AnyHashable(1): 1, AnyHashable("a"): 2]) == """
        [
          "a": 2,
          1: 1
        ]
        """
    )
  }

  @Test func orderedDictionaryKeepsItsOrder() {
    struct Pairs: CustomReflectable {
      var customMirror: Mirror {
        Mirror(
          self, unlabeledChildren: [(key: "b", value: 1), (key: "a", value: 2)],
          displayStyle: .dictionary)
      }
    }
    #expect(
      dumped(Pairs()) == """
        [
          "b": 1,
          "a": 2
        ]
        """
    )
  }

  @Test("Keys that are structures are sorted and shown by their dump")
  func structuresAsKeys() {
    #expect(
      dumped([ID(rawValue: 2): "b", ID(rawValue: 1): "a"]) == """
        [
          ID(rawValue: 1): "a",
          ID(rawValue: 2): "b"
        ]
        """
    )
  }

  @Test("A dictionary in a structure is sorted too")
  func nestedDictionary() {
    #expect(
      dumped(Box(value: ["b": 1, "a": 2])) == """
        Box(
          value: [
            "a": 2,
            "b": 1
          ]
        )
        """
    )
  }

  @Test("Children of a dictionary that are no pairs have no labels")
  func dictionaryWithoutPairs() {
    struct Odd: CustomReflectable {
      var customMirror: Mirror {
        Mirror(self, unlabeledChildren: [1, 2], displayStyle: .dictionary)
      }
    }
    #expect(
      dumped(Odd()) == """
        [
          1,
          2
        ]
        """
    )
  }

  @Test("Numbers and flags are as source writes them, functions are called so")
  func leaves() {
    #expect(dumped(42) == "42")
    #expect(dumped(true) == "true")
    #expect(dumped(1.5) == "1.5")
    #expect(dumped(UInt8(7)) == "7")
    #expect(dumped({ (number: Int) in number }) == "(Function)")
  }

  @Test func setIsSorted() {
    #expect(
      dumped(Set(["b", "a"])) == """
        Set([
          "a",
          "b"
        ])
        """
    )
  }

  @Test func membersOfMacrosAreHidden() {
    #expect(
      dumped(Observed()) == """
        Observed(
          _count: 2
        )
        """
    )
    #expect(
      dumped(ObservedObject()) == """
        ObservedObject(
          _count: 2
        )
        """
    )
    #expect(
      dumped(Shown()) == """
        Shown(
          _$a: 1,
          b: 2
        )
        """
    )
  }

  @Test func maxDepthLeavesOutWhatIsDeeper() {
    let users = [User(id: 1, name: "Ann")]
    #expect(dumped(users, maxDepth: 0) == "[…]")
    #expect(
      dumped(users, maxDepth: 1) == """
        [
          [0]: User(…)
        ]
        """
    )
    #expect(dumped(User(id: 1, name: ""), maxDepth: 0) == "User(…)")
    #expect(dumped(Person("Ann"), maxDepth: 0) == "Person(…)")
    #expect(dumped((1, 2), maxDepth: 0) == "(…)")
    #expect(
      dumped(Pair(first: users[0], second: users[0]), maxDepth: 1) == """
        Pair(
          first: User(…),
          second: User(…)
        )
        """
    )
    #expect(dumped(Screen.page(1), maxDepth: 0) == "Screen.page(1)")
    #expect(dumped(Screen.split(1, title: ""), maxDepth: 0) == "Screen.split(…)")
    #expect(dumped(Set([1]), maxDepth: 0) == "Set([…])")
    #expect(dumped([1: 1], maxDepth: 0) == "[…]")
    #expect(dumped([Int](), maxDepth: 0) == "[]")
    #expect(dumped("a\nb", maxDepth: 0) == "\"…\"")
  }

  @Test func nameAndIndentStandInFront() {
    var text = ""
    customDump([1], to: &text, name: "numbers", indent: 2)
    #expect(
      text == """
          numbers: [
            [0]: 1
          ]
        """
    )
  }

  @Test func returnsTheValue() {
    var text = ""
    #expect(customDump(1, to: &text) == 1)
    #expect(String(customDumping: 1) == text)
  }
}

private struct ID: Hashable { var rawValue: Int }
private struct Box<Value> { var value: Value }

private struct Empty {}

private enum Level: CustomStringConvertible {
  case high
  var description: String { "HIGH" }
}

private struct Observed {
  var _$registrar = 1
  var _count = 2
}
private class ObservedObject {
  var _$registrar = 1
  var _count = 2
}
private struct Shown: CustomDumpReflectable {
  var customDumpMirror: Mirror {
    Mirror(self, children: ["_$a": 1, "b": 2], displayStyle: .struct)
  }
}
