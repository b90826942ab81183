package app.knobel.blehost.core

/** The bytes of the opcode and the handle in a notification. */
private const val ATT_HEADER = 3
private val NOTHING = ByteArray(0)

/**
 * Answers the reads and writes of phones. Each request gets one response, before the events that it causes.
 */
internal class Requests(
  private val radio: HostRadio,
  private val events: HostEvents,
  private val peers: Peers,
) {
  val cards = CardSnapshots()

  fun read(id: String, request: Int, target: Target, offset: Int) {
    val answer = valueOf(id, target, offset)
    radio.respond(id, request, answer.status, offset, answer.value)
  }

  fun write(id: String, request: Int, write: Write) {
    // NB11: a command has no response, so it is dropped.
    if (write.kind == WriteKind.COMMAND) return
    if (write.kind == WriteKind.PREPARE) prepare(id, request, write)
    else if (write.target == Target.SUBSCRIPTION) writeSubscription(id, request, write)
    else writeInput(id, request, write)
  }

  fun execute(id: String, request: Int, commit: Boolean) {
    val peer = peers[id]
    val connection = peer?.connection
    val prepared = peer?.prepared
    peer?.prepared = null
    val fault = if (connection == null) AttStatus.WRITE_NOT_PERMITTED else prepared?.status ?: AttStatus.OK
    answer(id, request, if (commit) fault else AttStatus.OK)
    if (!commit || connection == null || prepared == null || fault != AttStatus.OK) return
    events.received(connection.number, prepared.value)
  }

  private fun valueOf(id: String, target: Target, offset: Int): ReadAnswer = when (target) {
    Target.CARD -> cards.read(id, offset)
    Target.SUBSCRIPTION -> readFrom(byteArrayOf(if (peers[id]?.connection == null) 0 else 1, 0), offset)
    Target.INPUT, Target.OUTPUT -> ReadAnswer(AttStatus.READ_NOT_PERMITTED, NOTHING)
  }

  private fun writeInput(id: String, request: Int, write: Write) {
    val connection = peers[id]?.connection
    val status = if (connection == null) AttStatus.WRITE_NOT_PERMITTED else inputStatus(write)
    answer(id, request, status)
    if (connection != null && status == AttStatus.OK) events.received(connection.number, write.value)
  }

  /** The response repeats the part, so that the other phone can check it. */
  private fun prepare(id: String, request: Int, write: Write) {
    val peer = peers[id]
    if (peer?.connection == null) return answer(id, request, AttStatus.WRITE_NOT_PERMITTED)
    val prepared = peer.prepared ?: PreparedWrite().also { peer.prepared = it }
    if (write.target != Target.INPUT) prepared.refuse(AttStatus.WRITE_NOT_PERMITTED)
    val status = prepared.add(write.offset, write.value)
    if (status == AttStatus.OK) radio.respond(id, request, status, write.offset, write.value)
    else answer(id, request, status)
  }

  private fun writeSubscription(id: String, request: Int, write: Write) {
    val peer = peers[id]
    val wanted = write.value.firstOrNull() == 1.toByte()
    val hasRoom = peer != null && (!wanted || peers.hasRoomFor(peer))
    val status = if (hasRoom) subscriptionStatus(write) else AttStatus.INSUFFICIENT_RESOURCES
    answer(id, request, status)
    if (peer == null || status != AttStatus.OK) return
    if (wanted) peers.open(peer, peer.mtu - ATT_HEADER) else peers.close(peer)
  }

  private fun answer(id: String, request: Int, status: Int) = radio.respond(id, request, status, 0, NOTHING)
}

private fun inputStatus(write: Write): Int = when {
  write.target != Target.INPUT -> AttStatus.WRITE_NOT_PERMITTED
  write.offset != 0 -> AttStatus.INVALID_OFFSET
  write.value.size > MAX_VALUE -> AttStatus.INVALID_LENGTH
  else -> AttStatus.OK
}

private fun subscriptionStatus(write: Write): Int = when {
  write.offset != 0 -> AttStatus.INVALID_OFFSET
  write.value.size != 2 -> AttStatus.INVALID_LENGTH
  // The second bit requests indications, which OUT does not have.
  write.value[1] != 0.toByte() || write.value[0] !in 0..1 -> AttStatus.VALUE_NOT_ALLOWED
  else -> AttStatus.OK
}
