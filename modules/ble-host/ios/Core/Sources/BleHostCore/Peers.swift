/// JavaScript refuses the eighth connection by a message (NB8), so the eighth needs a subscription, too.
private let maxConnections = 8

/// The most peers. Phones hold seven or eight connections, and other apps have some of them.
private let maxPeers = 16
private let minNotification = 20

/// NB9.
private let idleMs = 10_000

/// The connected phones, and the subscriptions among them.
final class Peers {
  private(set) var lastNumber: Int
  private unowned let radio: HostRadio
  private unowned let events: HostEvents
  private var peers: [String: Peer] = [:]
  private var connections: [Int: Connection] = [:]

  init(radio: HostRadio, events: HostEvents, lastNumber: Int) {
    self.radio = radio
    self.events = events
    self.lastNumber = lastNumber
  }

  subscript(id: String) -> Peer? {
    peers[id]
  }

  func connection(_ number: Int) -> Connection? {
    connections[number]
  }

  /// Adds a phone. Returns nil if there are too many.
  func admit(_ id: String, linked: Bool) -> Peer? {
    if let known = peers[id] {
      known.linked = known.linked || linked
      return known
    }
    guard peers.count < maxPeers else {
      radio.cancel(id)
      return nil
    }
    let peer = Peer(id, linked: linked)
    peers[id] = peer
    return peer
  }

  func hasRoom(for peer: Peer) -> Bool {
    peer.connection != nil || connections.count < maxConnections
  }

  /// Opens a connection. NB13: a phone that subscribes again gets a new one. NB4: `maxLength` stays the same
  /// when the MTU changes.
  func open(_ peer: Peer, wanted: Int) {
    close(peer)
    lastNumber += 1
    let maxLength = min(max(wanted, minNotification), maxValue)
    let connection = Connection(number: lastNumber, peer: peer, maxLength: maxLength)
    peer.connection = connection
    connections[connection.number] = connection
    events.opened(connection.number, maxLength: maxLength)
  }

  func close(_ peer: Peer) {
    let connection = peer.connection
    peer.connection = nil
    peer.prepared = nil
    peer.idleSince = nil
    guard let connection else { return }
    connections[connection.number] = nil
    events.closed(connection.number)
  }

  func cut(_ peer: Peer) {
    if !peer.linked {
      // No event will report that it has left.
      peers[peer.id] = nil
    }
    radio.cancel(peer.id)
    close(peer)
  }

  func forget(_ id: String) {
    guard let peer = peers.removeValue(forKey: id) else { return }
    close(peer)
  }

  func forgetAll() {
    let open = connections.keys.sorted()
    peers.values.forEach { $0.connection = nil }
    connections = [:]
    peers = [:]
    open.forEach { events.closed($0) }
  }

  /// Disconnects idle phones. Their ten seconds begin with the first call that finds them without a
  /// subscription.
  func cutIdle(now: Int) {
    for peer in peers.values where peer.connection == nil {
      let since = peer.idleSince ?? now
      let isOver = now - since >= idleMs
      peer.idleSince = isOver ? now : since
      if isOver {
        radio.cancel(peer.id)
      }
    }
  }
}
