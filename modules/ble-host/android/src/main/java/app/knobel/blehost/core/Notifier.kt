package app.knobel.blehost.core

/**
 * Sends queued values to the radio, one value of each peer in turn, so that no peer waits for a slow one or
 * for one with a long queue.
 */
internal class Notifier(
  private val radio: HostRadio,
  private val events: HostEvents,
  private val peers: Peers,
) {
  /** Peers with a value for which the radio had no room, in the order of their next turns. */
  private var blocked = mutableListOf<Peer>()

  fun notify(peers: List<Peer>) {
    val turns = ArrayDeque(peers)
    while (true) {
      val peer = turns.removeFirstOrNull() ?: return
      if (notifyNext(peer)) turns.addLast(peer)
    }
  }

  fun sent(peer: Peer, ok: Boolean) {
    if (!peer.busy) return
    peer.busy = false
    if (ok) notify(listOf(peer)) else peers.cut(peer)
  }

  fun ready() {
    val turns = blocked
    blocked = mutableListOf()
    turns.forEach { it.busy = false }
    notify(turns)
  }

  /** Sends one value. Returns true if another one may follow at once. */
  private fun notifyNext(peer: Peer): Boolean {
    val connection = peer.connection
    if (peer.busy || connection == null) return false
    val value = connection.next() ?: return false
    peer.busy = true
    val result = radio.notify(peer.id, value)
    when (result) {
      NotifyResult.FULL -> {
        connection.putBack(value)
        blocked.add(peer)
        return false
      }
      NotifyResult.FAILED -> {
        peer.busy = false
        if (peer.connection === connection) peers.cut(peer)
        return false
      }
      NotifyResult.SENT -> peer.busy = false
      NotifyResult.PENDING -> Unit
    }
    if (peer.connection === connection && connection.hasDrained()) events.drained(connection.number)
    return result == NotifyResult.SENT
  }
}
