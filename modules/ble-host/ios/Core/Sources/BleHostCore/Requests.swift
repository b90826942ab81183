/// The bytes of the opcode and the handle in a notification.
private let attHeader = 3

/// Answers the reads and writes of phones. Each request gets one response, before the events that it causes.
final class Requests {
  var cards = CardSnapshots()
  private unowned let radio: HostRadio
  private unowned let events: HostEvents
  private let peers: Peers

  init(radio: HostRadio, events: HostEvents, peers: Peers) {
    self.radio = radio
    self.events = events
    self.peers = peers
  }

  func read(_ id: String, request: Int, target: Target, offset: Int) {
    let answer = valueOf(id, target: target, offset: offset)
    radio.respond(id, request: request, status: answer.status, offset: offset, value: answer.value)
  }

  func write(_ id: String, request: Int, _ write: Write) {
    switch (write.kind, write.target) {
    case (.command, _):
      // NB11: a command has no response, so it is dropped.
      break
    case (.prepare, _):
      prepare(id, request: request, write)
    case (.request, .subscription):
      writeSubscription(id, request: request, write)
    case (.request, _):
      writeInput(id, request: request, write)
    }
  }

  func execute(_ id: String, request: Int, commit: Bool) {
    let peer = peers[id]
    let connection = peer?.connection
    let prepared = peer?.prepared
    peer?.prepared = nil
    let fault: AttStatus = connection == nil ? .writeNotPermitted : (prepared?.status ?? .ok)
    answer(id, request: request, commit ? fault : .ok)
    guard commit, fault == .ok, let connection, let prepared else { return }
    events.received(connection.number, value: prepared.value)
  }

  private func valueOf(_ id: String, target: Target, offset: Int) -> ReadAnswer {
    switch target {
    case .card:
      return cards.read(id, offset: offset)
    case .subscription:
      return readFrom([peers[id]?.connection == nil ? 0 : 1, 0], offset: offset)
    case .input, .output:
      return ReadAnswer(status: .readNotPermitted, value: [])
    }
  }

  private func writeInput(_ id: String, request: Int, _ write: Write) {
    let connection = peers[id]?.connection
    let status: AttStatus = connection == nil ? .writeNotPermitted : inputStatus(write)
    answer(id, request: request, status)
    if let connection, status == .ok {
      events.received(connection.number, value: write.value)
    }
  }

  /// The response repeats the part, so that the other phone can check it.
  private func prepare(_ id: String, request: Int, _ write: Write) {
    guard let peer = peers[id], peer.connection != nil else {
      return answer(id, request: request, .writeNotPermitted)
    }
    var prepared = peer.prepared ?? PreparedWrite()
    if write.target != .input {
      prepared.refuse(.writeNotPermitted)
    }
    let status = prepared.add(offset: write.offset, part: write.value)
    peer.prepared = prepared
    if status == .ok {
      radio.respond(id, request: request, status: status, offset: write.offset, value: write.value)
    } else {
      answer(id, request: request, status)
    }
  }

  private func writeSubscription(_ id: String, request: Int, _ write: Write) {
    let wanted = write.value.first == 1
    guard let peer = peers[id], !wanted || peers.hasRoom(for: peer) else {
      return answer(id, request: request, .insufficientResources)
    }
    let status = subscriptionStatus(write)
    answer(id, request: request, status)
    guard status == .ok else { return }
    if wanted {
      peers.open(peer, wanted: peer.mtu - attHeader)
    } else {
      peers.close(peer)
    }
  }

  private func answer(_ id: String, request: Int, _ status: AttStatus) {
    radio.respond(id, request: request, status: status, offset: 0, value: [])
  }
}

private func inputStatus(_ write: Write) -> AttStatus {
  if write.target != .input { return .writeNotPermitted }
  if write.offset != 0 { return .invalidOffset }
  return write.value.count > maxValue ? .invalidLength : .ok
}

private func subscriptionStatus(_ write: Write) -> AttStatus {
  if write.offset != 0 { return .invalidOffset }
  if write.value.count != 2 { return .invalidLength }
  // The second bit requests indications, which OUT does not have.
  return write.value == [0, 0] || write.value == [1, 0] ? .ok : .valueNotAllowed
}
