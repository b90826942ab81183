package app.knobel.blehost.core

/** NB11: with the smallest MTU a part has 18 bytes, and a value of 512 bytes has 29 parts. */
private const val MAX_PARTS = 64

internal const val MAX_VALUE = 512

/** The parts of a long write before it is executed. If one part is refused, the whole write is. */
internal class PreparedWrite {
  private val bytes = ByteArray(MAX_VALUE)
  private var length = 0
  private var parts = 0

  /** `OK`, or why the whole write is refused. */
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
