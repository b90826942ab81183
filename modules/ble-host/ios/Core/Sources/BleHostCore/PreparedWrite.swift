/// NB11: a value of 512 bytes in parts of 18, which is what fits the smallest MTU, has 29.
private let maxParts = 64

let maxValue = 512

/// The parts of a long write until it is executed. A part that was refused spoils the whole.
struct PreparedWrite {
  private(set) var value: [UInt8] = []
  /// `ok`, or why the write as a whole is refused.
  private(set) var status = AttStatus.ok
  private var parts = 0

  mutating func add(offset: Int, part: [UInt8]) -> AttStatus {
    if status != .ok { return status }
    if offset != value.count { return refuse(.invalidOffset) }
    if offset + part.count > maxValue { return refuse(.invalidLength) }
    if parts == maxParts { return refuse(.prepareQueueFull) }
    value += part
    parts += 1
    return .ok
  }

  @discardableResult
  mutating func refuse(_ status: AttStatus) -> AttStatus {
    self.status = status
    return status
  }
}
