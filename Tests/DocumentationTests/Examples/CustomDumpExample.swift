import CustomDump
import Testing

struct Draft: Equatable {
  var title: String
  var tags: [String]
}

@Test func `What changed in a draft is shown line by line`() {
  let before = Draft(title: "Notes", tags: ["swift", "linux"])
  var after = before
  after.tags[1] = "terminal"

  let difference = diff(before, after)

  #expect(
    difference == """
        Draft(
          title: "Notes",
          tags: [
            [0]: "swift",
      -     [1]: "linux"
      +     [1]: "terminal"
          ]
        )
      """)
}
