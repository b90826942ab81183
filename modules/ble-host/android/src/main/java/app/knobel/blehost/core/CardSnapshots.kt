package app.knobel.blehost.core

private const val MAX_SNAPSHOTS = 16

internal class ReadAnswer(val status: Int, val value: ByteArray)

/**
 * The card by reading phone. A long read takes several requests: all of them get the card of the first one,
 * so that a phone never mixes two cards.
 */
internal class CardSnapshots {
  private var card = ByteArray(0)
  private val snapshots = LinkedHashMap<String, ByteArray>()

  fun show(card: ByteArray) {
    this.card = card
  }

  fun read(peer: String, offset: Int): ReadAnswer =
    readFrom(if (offset == 0) take(peer) else snapshots[peer] ?: take(peer), offset)

  fun forget(peer: String) {
    snapshots.remove(peer)
  }

  private fun take(peer: String): ByteArray {
    snapshots.remove(peer)
    // An iPhone has no event when a reader leaves, so the oldest snapshot is dropped.
    if (snapshots.size >= MAX_SNAPSHOTS) snapshots.remove(snapshots.keys.first())
    snapshots[peer] = card
    return card
  }
}

/** A read at the very end is legal and returns no bytes. It tells the reader that the value is complete. */
internal fun readFrom(value: ByteArray, offset: Int): ReadAnswer =
  if (offset > value.size) ReadAnswer(AttStatus.INVALID_OFFSET, ByteArray(0))
  else ReadAnswer(AttStatus.OK, value.copyOfRange(offset, value.size))
