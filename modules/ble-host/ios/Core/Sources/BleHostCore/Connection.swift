/// Keeps the radio busy while JavaScript pauses, and a goodbye waits for a quarter of a second at most, at 30 ms a value.
private let maxQueued = 8

/// JavaScript is woken up for four values, not for each.
private let queuedWhenDrained = 4

/// A subscription to OUT, with what waits to be notified.
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

  /// False: there is no room.
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

  /// The radio did not take it after all.
  func putBack(_ value: [UInt8]) {
    queue.insert(value, at: 0)
  }

  /// True once after each time that there was no room.
  func hasDrained() -> Bool {
    guard awaitsRoom, queue.count <= queuedWhenDrained else { return false }
    awaitsRoom = false
    return true
  }
}
