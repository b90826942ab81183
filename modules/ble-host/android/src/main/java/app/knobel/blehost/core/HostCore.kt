package app.knobel.blehost.core

/**
 * The logic of a GATT server, without a radio: subscriptions, queues and responses. By `cases.json` it
 * behaves like the TypeScript and the Swift core.
 *
 * Android calls back on its own threads, and JavaScript calls on another one and needs the result at once. So
 * there is one lock and not a thread. Events are sent under the lock, so they keep their order. Their
 * listeners never call the core.
 */
class HostCore(
  radio: HostRadio,
  private val events: HostEvents,
  /** The number of the last connection of an earlier server. */
  lastNumber: Int = 0,
) {
  private val peers = Peers(radio, events, lastNumber)
  private val notifier = Notifier(radio, events, peers)
  private val requests = Requests(radio, events, peers)
  private var stopped = false

  /** The number of the latest connection. The next server continues from it. */
  val lastNumber: Int
    @Synchronized get() = peers.lastNumber

  // Calls of JavaScript.

  @Synchronized
  fun send(number: Int, value: ByteArray): SendResult {
    val connection = peers.connection(number) ?: return SendResult.CLOSED
    require(value.size <= connection.maxLength) {
      "${value.size} bytes for a connection that takes ${connection.maxLength}"
    }
    if (!connection.offer(value)) return SendResult.FULL
    notifier.notify(listOf(connection.peer))
    return if (peers.connection(number) == null) SendResult.CLOSED else SendResult.TAKEN
  }

  @Synchronized
  fun disconnect(number: Int) {
    peers.connection(number)?.let { peers.cut(it.peer) }
  }

  @Synchronized
  fun showCard(card: ByteArray) {
    require(card.size <= MAX_VALUE) { "a card of ${card.size} bytes" }
    requests.cards.show(card)
  }

  /** NB9. */
  @Synchronized
  fun tick(now: Long) = peers.cutIdle(now)

  /** Ends this server for good. Later calls of the radio have no effect. */
  @Synchronized
  fun stop() {
    stopped = true
    peers.forgetAll()
  }

  // Calls of the radio.

  /** The system's server is gone, with all its connections. */
  @Synchronized
  fun lost(code: StartFailure) {
    if (stopped) return
    stop()
    events.stopped(code)
  }

  /**
   * Android may call this twice; the second call has no effect. It also calls it for phones to which this one
   * has connected.
   */
  @Synchronized
  fun connected(id: String) {
    if (!stopped) peers.admit(id, true)
  }

  @Synchronized
  fun disconnected(id: String) {
    requests.cards.forget(id)
    peers.forget(id)
  }

  @Synchronized
  fun mtu(id: String, mtu: Int) {
    peers[id]?.mtu = mtu
  }

  /** iPhones only: on Android a subscription is a write to its descriptor. */
  @Synchronized
  fun subscribed(id: String, maxLength: Int) {
    val peer = (if (stopped) null else peers.admit(id, false)) ?: return
    if (peers.hasRoomFor(peer)) peers.open(peer, maxLength) else peers.cut(peer)
  }

  /** iPhones only. It is the last event of a phone. */
  @Synchronized
  fun unsubscribed(id: String) = peers.forget(id)

  /** Android only: a notification to this phone was sent, or has failed. */
  @Synchronized
  fun sent(id: String, ok: Boolean) {
    peers[id]?.let { notifier.sent(it, ok) }
  }

  /** iPhones only: the radio has room for notifications to any phone again. */
  @Synchronized
  fun ready() = notifier.ready()

  @Synchronized
  fun read(id: String, request: Int, target: Target, offset: Int) {
    if (!stopped) requests.read(id, request, target, offset)
  }

  @Synchronized
  fun write(id: String, request: Int, write: Write) {
    if (!stopped) requests.write(id, request, write)
  }

  @Synchronized
  fun execute(id: String, request: Int, commit: Boolean) {
    if (!stopped) requests.execute(id, request, commit)
  }
}
