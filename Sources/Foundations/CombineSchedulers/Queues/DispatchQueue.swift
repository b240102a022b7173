import Dispatch

extension DispatchQueue: Scheduler {
  /// How a queue runs an action.
  public struct SchedulerOptions: Sendable {
    public var qos: DispatchQoS
    // As their number, since Dispatch does not say that the flags are `Sendable`.
    private var rawFlags: DispatchWorkItemFlags.RawValue
    /// A group that the action belongs to from when it is scheduled until it has run.
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.rawFlags = flags.rawValue
      self.group = group
    }

    public var flags: DispatchWorkItemFlags {
      get { DispatchWorkItemFlags(rawValue: rawFlags) }
      set { rawFlags = newValue.rawValue }
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    let work = Work(action)
    async(group: options.group, qos: options.qos, flags: options.flags) { work.perform() }
  }

  /// Runs an action at a time. The queue is as exact as it can be, whatever the tolerance.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    let group = options.group
    let work = Work(action)
    group?.enter()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
      work.perform()
      group?.leave()
    }
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let options = options ?? SchedulerOptions()
    let work = Work(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler(qos: options.qos, flags: options.flags) { work.perform() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
