package app.knobel.landiscovery

/**
 * The logic of discovery: one announcement, one search, and names that are resolved one after the other,
 * because before Android 14 a second one at a time is refused. It uses nothing of `android.*`, so it runs in
 * any JVM. DiscoveryCore.swift is the same.
 */
class DiscoveryCore(private val system: ServiceDiscovery, private val events: DiscoveryEvents) {
  private var lastRequest = 0
  private var announcement: Int? = null
  private var search: Search? = null

  private class Search(val request: Int, val type: String) {
    var resolving: Int? = null
    val waiting = LinkedHashSet<String>()
  }

  /** Replaces the announcement before. */
  @Synchronized
  fun announce(type: String, name: String, port: Int) {
    withdraw()
    val request = nextRequest()
    system.register(request, type, name, port)
    announcement = request
    lock()
  }

  @Synchronized
  fun withdraw() {
    val request = announcement ?: return
    announcement = null
    system.unregister(request)
    lock()
  }

  /** Starts a new search: services that are still there are found again. */
  @Synchronized
  fun browse(type: String) {
    stopBrowsing()
    val request = nextRequest()
    system.browse(request, type)
    search = Search(request, type)
    lock()
  }

  @Synchronized
  fun stopBrowsing() {
    val stopped = search ?: return
    search = null
    stopped.resolving?.let(system::stopResolving)
    system.stopBrowsing(stopped.request)
    lock()
  }

  /**
   * Looks up the addresses of a service that was found. A name beyond [MAX_WAITING] waiting ones is ignored.
   */
  @Synchronized
  fun resolve(name: String) {
    val current = search ?: return
    if (current.waiting.size >= MAX_WAITING) return
    current.waiting += name
    resolveNext(current)
  }

  @Synchronized
  fun stop() {
    withdraw()
    stopBrowsing()
  }

  @Synchronized
  fun onRegisterFailed(request: Int) {
    if (request != announcement) return
    announcement = null
    lock()
    events.announceFailed()
  }

  /** Sends no event: JavaScript starts a new search regularly anyway. */
  @Synchronized
  fun onBrowseFailed(request: Int) {
    if (request != search?.request) return
    search = null
    lock()
  }

  @Synchronized
  fun onFound(request: Int, name: String) {
    if (request == search?.request) events.found(name)
  }

  @Synchronized
  fun onLost(request: Int, name: String) {
    val current = search ?: return
    if (request != current.request) return
    current.waiting -= name
    events.lost(name)
  }

  /**
   * Accepts results of an earlier search, too: before Android 14 its lookup can't be stopped, and it blocks
   * the next one.
   */
  @Synchronized
  fun onResolved(request: Int, name: String, addresses: List<String>, port: Int) {
    val current = search ?: return
    // The system may find the IPv4 address after the others.
    if (addresses.isEmpty()) return
    events.resolved(name, addresses, port)
    finishResolving(current, request)
  }

  @Synchronized
  fun onResolveFailed(request: Int) {
    search?.let { finishResolving(it, request) }
  }

  private fun finishResolving(current: Search, request: Int) {
    if (request == current.resolving) {
      current.resolving = null
      system.stopResolving(request)
    }
    resolveNext(current)
  }

  private fun resolveNext(current: Search) {
    if (current.resolving != null) return
    val name = current.waiting.firstOrNull() ?: return
    current.waiting -= name
    val request = nextRequest()
    current.resolving = request
    system.resolve(request, current.type, name)
  }

  private fun nextRequest() = ++lastRequest

  private fun lock() = system.holdMulticastLock(announcement != null || search != null)

  companion object {
    const val MAX_WAITING = 16
  }
}
