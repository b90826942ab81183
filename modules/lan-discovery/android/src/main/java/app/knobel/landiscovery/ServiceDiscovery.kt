package app.knobel.landiscovery

/**
 * The functions of the system that [DiscoveryCore] uses. Each request has its own number, because the system
 * takes no listener twice and still calls back for stopped requests.
 */
interface ServiceDiscovery {
  fun register(request: Int, type: String, name: String, port: Int)

  fun unregister(request: Int)

  fun browse(request: Int, type: String)

  fun stopBrowsing(request: Int)

  fun resolve(request: Int, type: String, name: String)

  fun stopResolving(request: Int)

  /** Without the lock some phones drop all multicast packets. */
  fun holdMulticastLock(held: Boolean)
}

/** The events for JavaScript. */
interface DiscoveryEvents {
  fun found(name: String)

  fun lost(name: String)

  /** The service's IPv4 addresses; at least one. */
  fun resolved(name: String, addresses: List<String>, port: Int)

  fun announceFailed()
}
