package app.knobel.blehost.core

/** NB11: a value of 512 bytes in parts of 18, which is what fits the smallest MTU, has 29. */
private const val MAX_PARTS = 64

internal const val MAX_VALUE = 512

/** The parts of a long write until it is executed. A part that was refused spoils the whole. */
internal class PreparedWrite {
  private val bytes = ByteArray(MAX_VALUE)
  private var length = 0
  private var parts = 0

  /** `OK`, or why the write as a whole is refused. */
  var status = AttStatus.OK
    private set

  val value: ByteArray get() = bytes.copyOf(length)

  fun add(offset: Int, part: ByteArray): Int {
    if (status != AttStatus.OK) return status
    if (offset != length) return refuse(AttStatus.INVALID_OFFSET)
    if (offset + part.size > MAX_VALUE) return refuse(AttStatus.INVALID_LENGTH)
    if (parts == MAX_PARTS) return refuse(AttStatus.PREPARE_QUEUE_FULL)
    part.copyInto(bytes, offset)
    length += part.size
    parts += 1
    return AttStatus.OK
  }

  fun refuse(status: Int): Int {
    this.status = status
    return status
  }
}
