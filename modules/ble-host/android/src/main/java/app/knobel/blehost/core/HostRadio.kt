package app.knobel.blehost.core

/** The attributes of the service. INPUT: IN. OUTPUT: OUT itself. SUBSCRIPTION: OUT's descriptor 0x2902. */
enum class Target { INPUT, OUTPUT, CARD, SUBSCRIPTION }

/** The kinds of writes. A command is a write without response. */
enum class WriteKind { REQUEST, COMMAND, PREPARE }

enum class NotifyResult {
  /** The next value may follow at once (on an iPhone). */
  SENT,

  /** The next value may follow after [HostCore.sent] (on Android). */
  PENDING,

  /** The radio did not take the value. Try again after [HostCore.ready]. */
  FULL,

  /** The radio will never take the value. */
  FAILED,
}

enum class SendResult(val code: String) { TAKEN("taken"), FULL("full"), CLOSED("closed") }

enum class StartFailure(val code: String) {
  OFF("off"),
  NOT_ALLOWED("not-allowed"),
  UNSUPPORTED("unsupported"),
  TOO_LARGE("too-large"),
  TOO_MANY("too-many"),
  FAILED("failed"),
}

class Write(val target: Target, val offset: Int, val value: ByteArray, val kind: WriteKind)

/** The functions of the phone's radio that the core uses. */
interface HostRadio {
  fun notify(peer: String, value: ByteArray): NotifyResult

  fun respond(peer: String, request: Int, status: Int, offset: Int, value: ByteArray)

  /** Disconnects the phone. Does nothing on an iPhone. */
  fun cancel(peer: String)
}

/** The events of the core. Each opened connection is closed once. */
interface HostEvents {
  fun opened(connection: Int, maxLength: Int)

  fun received(connection: Int, value: ByteArray)

  fun drained(connection: Int)

  fun closed(connection: Int)

  fun stopped(code: StartFailure)
}
