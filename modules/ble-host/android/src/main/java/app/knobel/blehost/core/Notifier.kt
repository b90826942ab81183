package app.knobel.blehost.core

/** Hands what waits to the radio: one value each in turn, so nobody waits for a slow peer, nor for one that has much to hear. */
internal class Notifier(
  private val radio: HostRadio,
  private val events: HostEvents,
  private val peers: Peers,
) {
  /** Peers whose value the radio had no room for, in the order of their next turns. */
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

  /** True if another value may follow at once. */
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
