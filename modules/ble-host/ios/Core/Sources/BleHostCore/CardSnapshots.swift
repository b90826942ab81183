private let maxSnapshots = 16

struct ReadAnswer {
  let status: AttStatus
  let value: [UInt8]
}

/// The card by reading phone. A long read takes several requests: all of them get the card of the first one,
/// so that a phone never mixes two cards.
struct CardSnapshots {
  private var card: [UInt8] = []
  private var snapshots: [String: [UInt8]] = [:]
  /// The readers, the latest last.
  private var readers: [String] = []

  mutating func show(_ card: [UInt8]) {
    self.card = card
  }

  mutating func read(_ peer: String, offset: Int) -> ReadAnswer {
    let snapshot = offset == 0 ? nil : snapshots[peer]
    return readFrom(snapshot ?? take(peer), offset: offset)
  }

  mutating func forget(_ peer: String) {
    snapshots[peer] = nil
    readers.removeAll { $0 == peer }
  }

  private mutating func take(_ peer: String) -> [UInt8] {
    forget(peer)
    // An iPhone has no event when a reader leaves, so the oldest snapshot is dropped.
    if readers.count >= maxSnapshots {
      forget(readers[0])
    }
    snapshots[peer] = card
    readers.append(peer)
    return card
  }
}

/// A read at the very end is legal and returns no bytes. It tells the reader that the value is complete.
func readFrom(_ value: [UInt8], offset: Int) -> ReadAnswer {
  guard offset <= value.count else {
    return ReadAnswer(status: .invalidOffset, value: [])
  }
  return ReadAnswer(status: .ok, value: Array(value[offset...]))
}
