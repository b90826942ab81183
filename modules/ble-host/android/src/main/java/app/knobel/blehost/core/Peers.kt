package app.knobel.blehost.core

/** JavaScript refuses the eighth connection by a message (NB8), so the eighth needs a subscription, too. */
private const val MAX_CONNECTIONS = 8

/** The most peers. Phones hold seven or eight connections, and other apps have some of them. */
private const val MAX_PEERS = 16
private const val MIN_NOTIFICATION = 20

/** NB9. */
private const val IDLE_MS = 10_000

/** The connected phones, and the subscriptions among them. */
internal class Peers(private val radio: HostRadio, private val events: HostEvents, var lastNumber: Int) {
  private val peers = LinkedHashMap<String, Peer>()
  private val connections = LinkedHashMap<Int, Connection>()

  operator fun get(id: String): Peer? = peers[id]

  fun connection(number: Int): Connection? = connections[number]

  /** Adds a phone. Returns null if there are too many. */
  fun admit(id: String, linked: Boolean): Peer? {
    peers[id]?.let {
      it.linked = it.linked || linked
      return it
    }
    if (peers.size >= MAX_PEERS) {
      radio.cancel(id)
      return null
    }
    return Peer(id, linked).also { peers[id] = it }
  }

  fun hasRoomFor(peer: Peer): Boolean = peer.connection != null || connections.size < MAX_CONNECTIONS

  /**
   * Opens a connection. NB13: a phone that subscribes again gets a new one. NB4: `maxLength` stays the same
   * when the MTU changes.
   */
  fun open(peer: Peer, wanted: Int) {
    close(peer)
    lastNumber += 1
    val connection = Connection(lastNumber, peer, wanted.coerceIn(MIN_NOTIFICATION, MAX_VALUE))
    peer.connection = connection
    connections[connection.number] = connection
    events.opened(connection.number, connection.maxLength)
  }

  fun close(peer: Peer) {
    val connection = peer.connection
    peer.connection = null
    peer.prepared = null
    peer.idleSince = null
    if (connection == null) return
    connections.remove(connection.number)
    events.closed(connection.number)
  }

  fun cut(peer: Peer) {
    // No event will report that it has left.
    if (!peer.linked) peers.remove(peer.id)
    radio.cancel(peer.id)
    close(peer)
  }

  fun forget(id: String) {
    peers.remove(id)?.let(::close)
  }

  fun forgetAll() {
    val open = connections.values.toList()
    connections.clear()
    peers.clear()
    open.forEach { it.peer.connection = null }
    open.forEach { events.closed(it.number) }
  }

  /**
   * Disconnects idle phones. Their ten seconds begin with the first call that finds them without a
   * subscription.
   */
  fun cutIdle(now: Long) {
    for (peer in peers.values) {
      if (peer.connection != null) continue
      val since = peer.idleSince ?: now
      val isOver = now - since >= IDLE_MS
      peer.idleSince = if (isOver) now else since
      if (isOver) radio.cancel(peer.id)
    }
  }
}
