package app.knobel.blehost.core

/**
 * The decisions of a GATT server, without a radio: who is subscribed, what waits, what is answered. `cases.json` holds it, the
 * TypeScript and the Swift core to the same behaviour.
 *
 * Android calls back on threads of its own while JavaScript asks on another and wants its answer at once: hence one lock and not a
 * thread of its own. Events are told under the lock, so they keep their order. None of them calls back.
 */
class HostCore(
  radio: HostRadio,
  private val events: HostEvents,
  /** The last number that an earlier server gave to a connection. */
  lastNumber: Int = 0,
) {
  private val peers = Peers(radio, events, lastNumber)
  private val notifier = Notifier(radio, events, peers)
  private val requests = Requests(radio, events, peers)
  private var stopped = false

  /** The number that the latest connection has: the next server goes on from it. */
  val lastNumber: Int
    @Synchronized get() = peers.lastNumber

  // What JavaScript asks for.

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

  /** Ends this server for good: what the radio still tells changes nothing. */
  @Synchronized
  fun stop() {
    stopped = true
    peers.forgetAll()
  }

  // What the radio tells.

  /** The server is gone, and everything with it. */
  @Synchronized
  fun lost(code: StartFailure) {
    if (stopped) return
    stop()
    events.stopped(code)
  }

  /** Android may tell this twice: the second time changes nothing. It tells of phones that this one connected to as well. */
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

  /** iPhones only: the last that is heard of a phone. */
  @Synchronized
  fun unsubscribed(id: String) = peers.forget(id)

  /** Android only: a notification to this phone is out. */
  @Synchronized
  fun sent(id: String, ok: Boolean) {
    peers[id]?.let { notifier.sent(it, ok) }
  }

  /** iPhones only: there is room for notifications again, to whomever. */
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
