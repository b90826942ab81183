/// The length of the queue. It keeps the radio busy while JavaScript pauses. At 30 ms a value, a goodbye
/// waits a quarter of a second at most.
private let maxQueued = 8

/// The event `drained` is sent at this length, so that JavaScript is called for four values, not for each.
private let queuedWhenDrained = 4

/// A subscription to OUT, with its queue of values to notify.
final class Connection {
  let number: Int
  let maxLength: Int
  unowned let peer: Peer
  private var queue: [[UInt8]] = []
  private var awaitsRoom = false

  init(number: Int, peer: Peer, maxLength: Int) {
    self.number = number
    self.peer = peer
    self.maxLength = maxLength
  }

  /// Adds a value to the queue. Returns false if the queue is full.
  func offer(_ value: [UInt8]) -> Bool {
    guard queue.count < maxQueued else {
      awaitsRoom = true
      return false
    }
    queue.append(value)
    return true
  }

  func next() -> [UInt8]? {
    queue.isEmpty ? nil : queue.removeFirst()
  }

  /// Puts a value back that the radio did not take.
  func putBack(_ value: [UInt8]) {
    queue.insert(value, at: 0)
  }

  /// Whether there is room again after `offer` returned false. Returns true once each time.
  func hasDrained() -> Bool {
    guard awaitsRoom, queue.count <= queuedWhenDrained else { return false }
    awaitsRoom = false
    return true
  }
}
