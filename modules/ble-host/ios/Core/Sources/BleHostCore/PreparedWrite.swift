/// NB11: with the smallest MTU a part has 18 bytes, and a value of 512 bytes has 29 parts.
private let maxParts = 64

let maxValue = 512

/// The parts of a long write before it is executed. If one part is refused, the whole write is.
struct PreparedWrite {
  private(set) var value: [UInt8] = []
  /// `ok`, or why the whole write is refused.
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
