package app.knobel.blehost.core

/** The MTU of a connection before one side requests a larger one. */
private const val DEFAULT_MTU = 23

/** A connected phone, by the id that the system gives it. */
internal class Peer(
  val id: String,
  /** Whether the radio reports the connection itself. False on iPhones, which report subscriptions only. */
  var linked: Boolean,
) {
  var mtu = DEFAULT_MTU

  /** A notification to it is in flight or blocked, so the next one has to wait. */
  var busy = false

  /** When the core first saw it connected without a subscription. */
  var idleSince: Long? = null
  var connection: Connection? = null
  var prepared: PreparedWrite? = null
}
