import Testing
import XCTestDynamicOverlay

@Suite struct XCTestDynamicOverlayTests {
  @available(*, deprecated)
  @Test("'XCTFail' fails a test of Swift Testing at its line")
  func xctFail() {
    let line = #line + 2
    withKnownIssue {
      XCTFail("Out of tea")
    } matching: { issue in
      issue.comments == ["Out of tea"] && issue.sourceLocation?.line == line
    }
    withKnownIssue {
      XCTFail()
    } matching: { issue in
      issue.comments.isEmpty
    }
  }

  @available(*, deprecated)
  @Test("'XCTFail' fails at the place that it is given, or that its context names")
  func xctFailElsewhere() {
    withKnownIssue {
      XCTFail("Out of tea", file: "Tea/Pot.swift", line: 7)
    } matching: { issue in
      issue.sourceLocation?.fileID == "Tea/Pot.swift" && issue.sourceLocation?.line == 7
    }
    withKnownIssue {
      XCTFailContext.$current.withValue(XCTFailContext(file: "Tea/Cup.swift", line: 8)) {
        XCTFail("Out of tea")
      }
    } matching: { issue in
      issue.sourceLocation?.fileID == "Tea/Cup.swift" && issue.sourceLocation?.line == 8
    }
  }

  @available(*, deprecated)
  @Test("'_XCTIsTesting' says whether the process runs tests")
  func xctIsTesting() {
    #expect(_XCTIsTesting)
  }

  @available(*, deprecated)
  @Test("An unimplemented function without a placeholder returns the empty value of its type")
  func generatedPlaceholders() async {
    let flag: @Sendable () -> Bool = unimplemented("flag")
    let count: @Sendable (Int) -> Double = unimplemented("count")
    let name: @Sendable () -> String = unimplemented("name")
    let list: @Sendable () -> [Int] = unimplemented("list")
    let table: @Sendable () -> [Int: Int] = unimplemented("table")
    let set: @Sendable () -> Set<Int> = unimplemented("set")
    let choice: @Sendable () async -> Int? = unimplemented("choice")
    let stream: @Sendable () async -> AsyncStream<Int> = unimplemented("stream")
    let run: @Sendable () -> Void = unimplemented("run")
    await withKnownIssue {
      #expect(!flag())
      #expect(count(1) == 0)
      #expect(name() == "")
      #expect(list() == [])
      #expect(table() == [:])
      #expect(set() == [])
      #expect(await choice() == nil)
      for await _ in await stream() { Issue.record("The stream is not empty.") }
      run()
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Unimplemented: ") == true
    }
  }

  @available(*, deprecated)
  @Test("Without a placeholder and an empty value the process stops and asks for a placeholder")
  func noPlaceholder() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      struct Cup {}
      let fetch: @Sendable () -> Cup = unimplemented("Client.fetch")
      _ = withIssueReporters([]) { fetch() }
    }
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("Client.fetch"))
    #expect(errors.contains("Give 'unimplemented' a 'placeholder:'."))
  }

  @available(*, deprecated)
  @Test("'XCTUnimplemented' is 'unimplemented', and its issues are shown where it is written")
  func xctUnimplemented() async {
    let line = #line + 1
    let fetch: @Sendable (Int) -> Int = XCTUnimplemented("fetch", placeholder: 42)
    withKnownIssue {
      #expect(fetch(1) == 42)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue.hasPrefix("Unimplemented: fetch …") == true
        && issue.comments.first?.rawValue.contains("Defined in 'xctUnimplemented()'") == true
    }
    let run: @Sendable () -> Void = XCTUnimplemented()
    let name: @Sendable () -> String = XCTUnimplemented("name")
    let load: @Sendable (Int, Int) async throws -> Int = XCTUnimplemented("load")
    let parse: @Sendable () throws -> Int = XCTUnimplemented("parse")
    let later: @Sendable () async -> Int = XCTUnimplemented("later", placeholder: 1)
    await withKnownIssue {
      run()
      #expect(name() == "")
      await #expect(throws: XCTUnimplementedFailure.self) { try await load(1, 2) }
      #expect(throws: UnimplementedFailure.self) { try parse() }
      #expect(await later() == 1)
    }
  }
}
