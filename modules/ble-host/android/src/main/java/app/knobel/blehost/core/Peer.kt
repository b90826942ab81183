package app.knobel.blehost.core

/** Two phones have this MTU until one of them asks for more. */
private const val DEFAULT_MTU = 23

/** A phone as its system names it. */
internal class Peer(
  val id: String,
  /** False on iPhones, which tell of subscriptions only. */
  var linked: Boolean,
) {
  var mtu = DEFAULT_MTU

  /** A notification to it is on its way, or waits for room: the next one must not overtake it. */
  var busy = false

  /** Since when it is known to be connected without a subscription. */
  var idleSince: Long? = null
  var connection: Connection? = null
  var prepared: PreparedWrite? = null
}
