import CombineSchedulers
import Dispatch
import Foundation
import Testing

@Suite("Times and lengths of time")
struct TimeTests {
  typealias QueueStride = DispatchQueue.SchedulerTimeType.Stride
  typealias LoopStride = RunLoop.SchedulerTimeType.Stride

  @Test("Literals count seconds, and units agree with each other")
  func units() {
    func check<T: SignedNumeric & ExpressibleByFloatLiteral & SchedulerTimeIntervalConvertible>(
      _: T.Type
    ) {
      #expect(2 as T == .seconds(2))
      #expect(0.5 as T == .milliseconds(500))
      #expect(T.seconds(1.5) == .milliseconds(1500))
      #expect(T.milliseconds(2) == .microseconds(2000))
      #expect(T.microseconds(3) == .nanoseconds(3000))
      #expect(T(exactly: UInt8(3)) == 3)
    }
    check(QueueStride.self)
    check(LoopStride.self)
  }

  @Test("Lengths are added, subtracted, negated and multiplied as numbers of seconds")
  func arithmetic() {
    func check<T: SignedNumeric & Comparable & SchedulerTimeIntervalConvertible>(_: T.Type) {
      var length: T = .milliseconds(1500)
      length += .milliseconds(500)
      #expect(length == 2)
      #expect(length * 3 == .seconds(6))
      #expect(-length == .seconds(-2))
      length -= .seconds(5)
      #expect(length < 0)
      length *= 2
      #expect(length == .seconds(-6))
    }
    check(QueueStride.self)
    check(LoopStride.self)
  }

  @Test("A length beyond what can be counted is the longest that can")
  func overflow() {
    #expect(QueueStride.seconds(.max) == QueueStride(.never))
    #expect(QueueStride.seconds(Double.infinity) == QueueStride(.never))
    #expect(QueueStride.seconds(.min).magnitude == .min)
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5))
    #expect(time.advanced(by: .seconds(.max)).dispatchTime >= .now())
    #expect(time.advanced(by: .seconds(-9)) < time)
  }

  @Test("A time is a dispatch time or a date, and moves by lengths")
  func times() {
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1000))
    let later = time.advanced(by: .microseconds(1))
    #expect(later.dispatchTime.uptimeNanoseconds == 2000)
    #expect(later.distance(to: time) == .microseconds(-1))
    let date = OperationQueue.SchedulerTimeType(Date(timeIntervalSince1970: 10))
    #expect(date.advanced(by: 5).date == Date(timeIntervalSince1970: 15))
    #expect(date.distance(to: date.advanced(by: .milliseconds(500))).timeInterval == 0.5)
  }

  @Test("Times and lengths are coded and decoded")
  func coding() throws {
    func check<T: Codable & Equatable>(_ value: T) throws {
      let data = try JSONEncoder().encode([value])
      #expect(try JSONDecoder().decode([T].self, from: data) == [value])
    }
    try check(DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1000)))
    try check(RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 10)))
    try check(QueueStride.milliseconds(5))
    try check(LoopStride.milliseconds(5))
  }
}
