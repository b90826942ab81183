/// Sends queued values to the radio, one value of each peer in turn, so that no peer waits for a slow one or
/// for one with a long queue.
final class Notifier {
  private unowned let radio: HostRadio
  private unowned let events: HostEvents
  private let peers: Peers
  /// Peers with a value for which the radio had no room, in the order of their next turns.
  private var blocked: [Peer] = []

  init(radio: HostRadio, events: HostEvents, peers: Peers) {
    self.radio = radio
    self.events = events
    self.peers = peers
  }

  func notify(_ peers: [Peer]) {
    var turns = peers
    while !turns.isEmpty {
      let peer = turns.removeFirst()
      if notifyNext(peer) {
        turns.append(peer)
      }
    }
  }

  func sent(_ peer: Peer, ok: Bool) {
    guard peer.busy else { return }
    peer.busy = false
    if ok {
      notify([peer])
    } else {
      peers.cut(peer)
    }
  }

  func ready() {
    let turns = blocked
    blocked = []
    turns.forEach { $0.busy = false }
    notify(turns)
  }

  /// Sends one value. Returns true if another one may follow at once.
  private func notifyNext(_ peer: Peer) -> Bool {
    guard !peer.busy, let connection = peer.connection, let value = connection.next() else { return false }
    peer.busy = true
    let result = radio.notify(peer.id, value)
    switch result {
    case .full:
      connection.putBack(value)
      blocked.append(peer)
      return false
    case .failed:
      peer.busy = false
      if peer.connection === connection {
        peers.cut(peer)
      }
      return false
    case .sent:
      peer.busy = false
    case .pending:
      break
    }
    if peer.connection === connection, connection.hasDrained() {
      events.drained(connection.number)
    }
    return result == .sent
  }
}
