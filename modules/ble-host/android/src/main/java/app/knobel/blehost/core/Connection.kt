package app.knobel.blehost.core

/**
 * The length of the queue. It keeps the radio busy while JavaScript pauses. At 30 ms a value, a goodbye waits
 * a quarter of a second at most.
 */
private const val MAX_QUEUED = 8

/** The event `drained` is sent at this length, so that JavaScript is called for four values, not for each. */
private const val QUEUED_WHEN_DRAINED = 4

/** A subscription to OUT, with its queue of values to notify. */
internal class Connection(val number: Int, val peer: Peer, val maxLength: Int) {
  private val queue = ArrayDeque<ByteArray>()
  private var awaitsRoom = false

  /** Adds a value to the queue. Returns false if the queue is full. */
  fun offer(value: ByteArray): Boolean {
    if (queue.size >= MAX_QUEUED) {
      awaitsRoom = true
      return false
    }
    queue.addLast(value)
    return true
  }

  fun next(): ByteArray? = queue.removeFirstOrNull()

  /** Puts a value back that the radio did not take. */
  fun putBack(value: ByteArray) = queue.addFirst(value)

  /** Whether there is room again after `offer` returned false. Returns true once each time. */
  fun hasDrained(): Boolean {
    if (!awaitsRoom || queue.size > QUEUED_WHEN_DRAINED) return false
    awaitsRoom = false
    return true
  }
}
