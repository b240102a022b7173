import Dependencies
import Testing

@Suite("Scopes in their old spelling")
struct DeprecatedScopeTests {
  private let scopes: any OldScopes = OldSpellings()

  @Test("they change dependencies for their operation")
  func oldScopes() async {
    #expect(scopes.names() == ["value", "values", "test"])
    #expect(await scopes.namesLater() == ["value", "values", "test"])
    #expect(DependencyValues._current.client.name == "test")
  }
}

@Suite("Streams in their old spelling")
struct DeprecatedStreamTests {
  private let streams: any OldStreams = OldSpellings()

  @Test("a stream comes with what feeds it")
  func continuations() async throws {
    #expect(try await streams.fed() == [1, 2, 1, 2])
  }

  @Test("a stream of a sequence has its elements and its error")
  func sequences() async throws {
    #expect(try await streams.ofSequences() == [3, 4])
    await #expect(throws: CancellationError.self) { try await streams.failing() }
  }

  @Test("a value behind an actor is changed by an operation that waits")
  func actor() async {
    #expect(await streams.isolated() == 2)
  }
}

/// What is called through these protocols is called without the warning of its deprecation.
private protocol OldStreams {
  func fed() async throws -> [Int]
  func ofSequences() async throws -> [Int]
  func failing() async throws
  func isolated() async -> Int
}

extension OldSpellings: OldStreams {
  @available(*, deprecated)
  func fed() async throws -> [Int] {
    let (stream, continuation) = AsyncStream<Int>.streamWithContinuation()
    let (throwing, other) = AsyncThrowingStream<Int, any Error>.streamWithContinuation()
    for number in 1...2 {
      continuation.yield(number)
      other.yield(number)
    }
    continuation.finish()
    other.finish()
    let numbers = await stream.reduce(into: []) { $0.append($1) }
    return try await throwing.reduce(into: numbers) { $0.append($1) }
  }

  @available(*, deprecated)
  func ofSequences() async throws -> [Int] {
    let three = AsyncStream<Int> { continuation in
      continuation.yield(3)
      continuation.finish()
    }
    let numbers = await AsyncStream(three, bufferingPolicy: .bufferingNewest(1))
      .reduce(into: []) { $0.append($1) }
    let four = AsyncStream<Int> { continuation in
      continuation.yield(4)
      continuation.finish()
    }
    return try await AsyncThrowingStream<Int, any Error>(four, bufferingPolicy: .unbounded)
      .reduce(into: numbers) { $0.append($1) }
  }

  @available(*, deprecated)
  func failing() async throws {
    let failing = AsyncThrowingStream<Int, any Error> { throw CancellationError() }
    for try await _ in AsyncThrowingStream<Int, any Error>(failing, bufferingPolicy: .unbounded) {}
  }

  @available(*, deprecated)
  func isolated() async -> Int {
    let value = ActorIsolated(1)
    await value.withValue { value in
      await Task.yield()
      value += 1
    }
    return await value.value
  }
}

private protocol OldScopes {
  func names() -> [String]
  func namesLater() async -> [String]
}

private struct OldSpellings: OldScopes {
  @available(*, deprecated)
  func names() -> [String] {
    var names: [String] = []
    DependencyValues.withValue(\.client.name, "value") {
      names.append(DependencyValues._current.client.name)
    }
    DependencyValues.withValues {
      $0.client.name = "values"
    } operation: {
      names.append(DependencyValues._current.client.name)
      DependencyValues.withTestValues {
        $0.uuid = .incrementing
      } assert: {
        names.append(DependencyValues._current.client.name)
      }
    }
    return names
  }

  @available(*, deprecated)
  func namesLater() async -> [String] {
    var names: [String] = []
    await DependencyValues.withValue(\.client.name, "value") {
      await Task.yield()
      names.append(DependencyValues._current.client.name)
    }
    await DependencyValues.withValues {
      await Task.yield()
      $0.client.name = "values"
    } operation: {
      await Task.yield()
      names.append(DependencyValues._current.client.name)
      await DependencyValues.withTestValues {
        $0.uuid = .incrementing
      } assert: {
        await Task.yield()
        names.append(DependencyValues._current.client.name)
      }
    }
    return names
  }
}
