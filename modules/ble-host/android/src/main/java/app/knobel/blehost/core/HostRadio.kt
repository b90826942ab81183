package app.knobel.blehost.core

/** INPUT: IN. OUTPUT: OUT itself. SUBSCRIPTION: OUT's descriptor 0x2902. */
enum class Target { INPUT, OUTPUT, CARD, SUBSCRIPTION }

/** A command is a write without response. */
enum class WriteKind { REQUEST, COMMAND, PREPARE }

enum class NotifyResult {
  /** The next may follow at once (an iPhone). */
  SENT,

  /** The next may follow after [HostCore.sent] (Android). */
  PENDING,

  /** It was not taken; it may be tried again after [HostCore.ready]. */
  FULL,

  /** It never will be taken. */
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

/** What the core has its phone's radio do. */
interface HostRadio {
  fun notify(peer: String, value: ByteArray): NotifyResult

  fun respond(peer: String, request: Int, status: Int, offset: Int, value: ByteArray)

  /** Cuts the connection. An iPhone can't. */
  fun cancel(peer: String)
}

/** What the core tells the app. Each connection that was opened is closed once. */
interface HostEvents {
  fun opened(connection: Int, maxLength: Int)

  fun received(connection: Int, value: ByteArray)

  fun drained(connection: Int)

  fun closed(connection: Int)

  fun stopped(code: StartFailure)
}
