/// The decisions of a GATT server, without a radio: who is subscribed, what waits, what is answered. `cases.json` holds it, the
/// TypeScript and the Kotlin core to the same behaviour.
///
/// It has no lock: its owner calls it on one queue, on which CoreBluetooth calls back, too. Its owner keeps the radio and the
/// events alive.
final class HostCore {
  private unowned let events: HostEvents
  private let peers: Peers
  private let notifier: Notifier
  private let requests: Requests
  private var isStopped = false

  /// `lastNumber`: the last number that an earlier server gave to a connection.
  init(radio: HostRadio, events: HostEvents, lastNumber: Int = 0) {
    self.events = events
    peers = Peers(radio: radio, events: events, lastNumber: lastNumber)
    notifier = Notifier(radio: radio, events: events, peers: peers)
    requests = Requests(radio: radio, events: events, peers: peers)
  }

  /// The number that the latest connection has: the next server goes on from it.
  var lastNumber: Int {
    peers.lastNumber
  }

  // MARK: - What JavaScript asks for

  func send(_ number: Int, _ value: [UInt8]) throws -> SendResult {
    guard let connection = peers.connection(number) else { return .closed }
    guard value.count <= connection.maxLength else {
      throw TooLong(length: value.count, maxLength: connection.maxLength)
    }
    guard connection.offer(value) else { return .full }
    notifier.notify([connection.peer])
    return peers.connection(number) == nil ? .closed : .taken
  }

  func disconnect(_ number: Int) {
    if let connection = peers.connection(number) {
      peers.cut(connection.peer)
    }
  }

  func showCard(_ card: [UInt8]) throws {
    guard card.count <= maxValue else { throw TooLong(length: card.count, maxLength: maxValue) }
    requests.cards.show(card)
  }

  /// NB9.
  func tick(now: Int) {
    peers.cutIdle(now: now)
  }

  /// Ends this server for good: what the radio still tells changes nothing.
  func stop() {
    isStopped = true
    peers.forgetAll()
  }

  // MARK: - What the radio tells

  /// The server is gone, and everything with it.
  func lost(_ code: StartFailure) {
    guard !isStopped else { return }
    stop()
    events.stopped(code)
  }

  /// Android only. It may tell this twice: the second time changes nothing.
  func connected(_ id: String) {
    guard !isStopped else { return }
    _ = peers.admit(id, linked: true)
  }

  /// Android only.
  func disconnected(_ id: String) {
    requests.cards.forget(id)
    peers.forget(id)
  }

  /// Android only.
  func mtu(_ id: String, _ mtu: Int) {
    peers[id]?.mtu = mtu
  }

  func subscribed(_ id: String, maxLength: Int) {
    guard !isStopped, let peer = peers.admit(id, linked: false) else { return }
    if peers.hasRoom(for: peer) {
      peers.open(peer, wanted: maxLength)
    } else {
      peers.cut(peer)
    }
  }

  /// The last that is heard of a phone.
  func unsubscribed(_ id: String) {
    peers.forget(id)
  }

  /// Android only: a notification to this phone is out.
  func sent(_ id: String, ok: Bool) {
    if let peer = peers[id] {
      notifier.sent(peer, ok: ok)
    }
  }

  /// There is room for notifications again, to whomever.
  func ready() {
    notifier.ready()
  }

  func read(_ id: String, request: Int, target: Target, offset: Int) {
    guard !isStopped else { return }
    requests.read(id, request: request, target: target, offset: offset)
  }

  func write(_ id: String, request: Int, _ write: Write) {
    guard !isStopped else { return }
    requests.write(id, request: request, write)
  }

  func execute(_ id: String, request: Int, commit: Bool) {
    guard !isStopped else { return }
    requests.execute(id, request: request, commit: commit)
  }
}
