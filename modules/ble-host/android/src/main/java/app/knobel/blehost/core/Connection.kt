package app.knobel.blehost.core

/** Keeps the radio busy while JavaScript pauses, and a goodbye waits for a quarter of a second at most, at 30 ms a value. */
private const val MAX_QUEUED = 8

/** JavaScript is woken up for four values, not for each. */
private const val QUEUED_WHEN_DRAINED = 4

/** A subscription to OUT, with what waits to be notified. */
internal class Connection(val number: Int, val peer: Peer, val maxLength: Int) {
  private val queue = ArrayDeque<ByteArray>()
  private var awaitsRoom = false

  /** False: there is no room. */
  fun offer(value: ByteArray): Boolean {
    if (queue.size >= MAX_QUEUED) {
      awaitsRoom = true
      return false
    }
    queue.addLast(value)
    return true
  }

  fun next(): ByteArray? = queue.removeFirstOrNull()

  /** The radio did not take it after all. */
  fun putBack(value: ByteArray) = queue.addFirst(value)

  /** True once after each time that there was no room. */
  fun hasDrained(): Boolean {
    if (!awaitsRoom || queue.size > QUEUED_WHEN_DRAINED) return false
    awaitsRoom = false
    return true
  }
}
