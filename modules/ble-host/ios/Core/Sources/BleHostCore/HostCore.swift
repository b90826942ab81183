/// The logic of a GATT server, without a radio: subscriptions, queues and responses. By `cases.json` it
/// behaves like the TypeScript and the Kotlin core.
///
/// It has no lock: its owner calls it on one queue, on which CoreBluetooth calls back, too. The owner keeps
/// the radio and the events alive.
final class HostCore {
  private unowned let events: HostEvents
  private let peers: Peers
  private let notifier: Notifier
  private let requests: Requests
  private var isStopped = false

  /// `lastNumber`: the number of the last connection of an earlier server.
  init(radio: HostRadio, events: HostEvents, lastNumber: Int = 0) {
    self.events = events
    peers = Peers(radio: radio, events: events, lastNumber: lastNumber)
    notifier = Notifier(radio: radio, events: events, peers: peers)
    requests = Requests(radio: radio, events: events, peers: peers)
  }

  /// The number of the latest connection. The next server continues from it.
  var lastNumber: Int {
    peers.lastNumber
  }

  // MARK: - Calls of JavaScript

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

  /// Ends this server for good. Later calls of the radio have no effect.
  func stop() {
    isStopped = true
    peers.forgetAll()
  }

  // MARK: - Calls of the radio

  /// The system's server is gone, with all its connections.
  func lost(_ code: StartFailure) {
    guard !isStopped else { return }
    stop()
    events.stopped(code)
  }

  /// Android only. It may call this twice; the second call has no effect.
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

  /// It is the last event of a phone.
  func unsubscribed(_ id: String) {
    peers.forget(id)
  }

  /// Android only: a notification to this phone was sent, or has failed.
  func sent(_ id: String, ok: Bool) {
    if let peer = peers[id] {
      notifier.sent(peer, ok: ok)
    }
  }

  /// The radio has room for notifications to any phone again.
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
