package app.knobel.landiscovery

/**
 * What [DiscoveryCore] asks of the system. Each request has a number of its own, because the system takes no listener twice, and
 * it still answers for requests that have been stopped.
 */
interface ServiceDiscovery {
  fun register(request: Int, type: String, name: String, port: Int)

  fun unregister(request: Int)

  fun browse(request: Int, type: String)

  fun stopBrowsing(request: Int)

  fun resolve(request: Int, type: String, name: String)

  fun stopResolving(request: Int)

  /** Without the lock some phones filter out every multicast packet that they did not ask for. */
  fun holdMulticastLock(held: Boolean)
}

/** What JavaScript is told. */
interface DiscoveryEvents {
  fun found(name: String)

  fun lost(name: String)

  /** The service's IPv4 addresses; at least one. */
  fun resolved(name: String, addresses: List<String>, port: Int)

  fun announceFailed()
}
