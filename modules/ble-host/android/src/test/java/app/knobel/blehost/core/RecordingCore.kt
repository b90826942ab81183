package app.knobel.blehost.core

/** A core with a radio and a listener that record their calls. */
class RecordingCore : HostRadio, HostEvents {
  private var outputs = mutableListOf<String>()
  private var result = NotifyResult.PENDING
  private var sentLeft = Int.MAX_VALUE
  private val core = HostCore(this, this)

  fun take(input: String): List<String> {
    outputs = mutableListOf()
    val words = input.split(' ')
    try {
      perform(words.first(), words.drop(1))
    } catch (_: IllegalArgumentException) {
      outputs += "throws"
    }
    return outputs
  }

  private fun perform(verb: String, words: List<String>) {
    when (verb) {
      "radio" -> {
        result = oneOf<NotifyResult>(words[0])
        sentLeft = words.getOrNull(1)?.toInt() ?: Int.MAX_VALUE
      }
      "connected" -> core.connected(words[0])
      "disconnected" -> core.disconnected(words[0])
      "mtu" -> core.mtu(words[0], words[1].toInt())
      "subscribed" -> core.subscribed(words[0], words[1].toInt())
      "unsubscribed" -> core.unsubscribed(words[0])
      "sent" -> core.sent(words[0], words[1] == "ok")
      "ready" -> core.ready()
      "tick" -> core.tick(words[0].toLong())
      "read" -> core.read(words[0], words[1].toInt(), oneOf<Target>(words[2]), words[3].toInt())
      "write" -> write(words, WriteKind.REQUEST)
      "command" -> write(words, WriteKind.COMMAND)
      "prepare" -> write(words, WriteKind.PREPARE)
      "execute" -> core.execute(words[0], words[1].toInt(), words[2] == "commit")
      "send" -> outputs += core.send(words[0].toInt(), bytes(words[1])).code
      "disconnect" -> core.disconnect(words[0].toInt())
      "card" -> core.showCard(bytes(words[0]))
      "lost" -> core.lost(StartFailure.entries.single { it.code == words[0] })
      "stop" -> core.stop()
      else -> error("No such input: $verb")
    }
  }

  private fun write(words: List<String>, kind: WriteKind) {
    val write = Write(oneOf<Target>(words[2]), words[3].toInt(), bytes(words[4]), kind)
    core.write(words[0], words[1].toInt(), write)
  }

  override fun notify(peer: String, value: ByteArray): NotifyResult {
    outputs += "notify $peer ${hex(value)}"
    if (result != NotifyResult.SENT) return result
    sentLeft -= 1
    return if (sentLeft < 0) NotifyResult.FULL else NotifyResult.SENT
  }

  override fun respond(peer: String, request: Int, status: Int, offset: Int, value: ByteArray) {
    outputs += "respond $peer $request ${hex(byteArrayOf(status.toByte()))} $offset ${hex(value)}"
  }

  override fun cancel(peer: String) {
    outputs += "cancel $peer"
  }

  override fun opened(connection: Int, maxLength: Int) {
    outputs += "opened $connection $maxLength"
  }

  override fun received(connection: Int, value: ByteArray) {
    outputs += "received $connection ${hex(value)}"
  }

  override fun drained(connection: Int) {
    outputs += "drained $connection"
  }

  override fun closed(connection: Int) {
    outputs += "closed $connection"
  }

  override fun stopped(code: StartFailure) {
    outputs += "stopped ${code.code}"
  }
}

private inline fun <reified T : Enum<T>> oneOf(word: String): T = enumValueOf(word.uppercase())

private fun hex(value: ByteArray): String =
  if (value.isEmpty()) "-" else value.joinToString("") { "%02x".format(it) }

private fun bytes(text: String): ByteArray =
  if (text == "-") ByteArray(0) else text.chunked(2).map { it.toInt(16).toByte() }.toByteArray()

/** Replaces `aa*3` by `aaaaaa`, anywhere in a line. */
internal fun unfold(line: String): String =
  Regex("([0-9a-f]{2})\\*(\\d+)").replace(line) { it.groupValues[1].repeat(it.groupValues[2].toInt()) }
