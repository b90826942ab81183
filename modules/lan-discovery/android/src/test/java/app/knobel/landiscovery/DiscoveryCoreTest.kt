package app.knobel.landiscovery

import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

class DiscoveryCoreTest : ServiceDiscovery, DiscoveryEvents {
  private val running = LinkedHashMap<Int, String>()
  private val eventLog = mutableListOf<String>()
  private var locked = false
  private var broken = false
  private val core = DiscoveryCore(this, this)

  private fun start(request: Int, what: String) {
    if (broken) throw SecurityException(what)
    assertFalse("$request is new", running.containsKey(request))
    running[request] = what
  }

  private fun stop(request: Int) = assertTrue("$request runs", running.remove(request) != null)

  override fun register(request: Int, type: String, name: String, port: Int) = start(request, "announce $name:$port")
  override fun unregister(request: Int) = stop(request)
  override fun browse(request: Int, type: String) = start(request, "browse $type")
  override fun stopBrowsing(request: Int) = stop(request)
  override fun resolve(request: Int, type: String, name: String) = start(request, "resolve $name")
  override fun stopResolving(request: Int) = stop(request)
  override fun holdMulticastLock(held: Boolean) { locked = held }

  override fun found(name: String) { eventLog += "found $name" }
  override fun lost(name: String) { eventLog += "lost $name" }
  override fun resolved(name: String, addresses: List<String>, port: Int) { eventLog += "resolved $name ${addresses.first()}:$port" }
  override fun announceFailed() { eventLog += "announceFailed" }

  private fun runs() = running.values.toList()

  private fun request(what: String) = running.entries.last { it.value == what }.key

  private fun browse(): Int {
    core.browse("_t._tcp")
    return request("browse _t._tcp")
  }

  @Test fun `an announcement replaces the one before`() {
    core.announce("_t._tcp", "a", 1)
    core.announce("_t._tcp", "b", 2)
    assertEquals(listOf("announce b:2"), runs())
    core.withdraw()
    core.withdraw()
    assertEquals(emptyList<String>(), runs())
  }

  @Test fun `a failed announcement is reported once, and is not stopped`() {
    core.announce("_t._tcp", "a", 1)
    val failed = request("announce a:1")
    running.remove(failed)
    core.onRegisterFailed(failed)
    core.onRegisterFailed(failed)
    core.withdraw()
    assertEquals(listOf("announceFailed"), eventLog)
  }

  @Test fun `the failure of an announcement before does not end the one that runs`() {
    core.announce("_t._tcp", "a", 1)
    val before = request("announce a:1")
    core.announce("_t._tcp", "b", 2)
    core.onRegisterFailed(before)
    assertEquals(emptyList<String>(), eventLog)
    core.withdraw()
    assertEquals(emptyList<String>(), runs())
  }

  @Test fun `a refused request leaves nothing behind`() {
    broken = true
    assertThrows(SecurityException::class.java) { core.announce("_t._tcp", "a", 1) }
    assertThrows(SecurityException::class.java) { core.browse("_t._tcp") }
    core.stop()
    assertFalse(locked)
    broken = false
    browse()
    assertEquals(listOf("browse _t._tcp"), runs())
  }

  @Test fun `only the current search is reported`() {
    val before = browse()
    core.onFound(before, "a")
    val now = browse()
    core.onFound(before, "b")
    core.onLost(before, "a")
    core.onFound(now, "c")
    core.onLost(now, "c")
    core.stopBrowsing()
    core.onFound(now, "d")
    assertEquals(listOf("found a", "found c", "lost c"), eventLog)
    assertEquals(emptyList<String>(), runs())
  }

  @Test fun `a search that failed is not stopped, and the next one begins`() {
    val failed = browse()
    running.remove(failed)
    core.onBrowseFailed(failed)
    core.stopBrowsing()
    assertFalse(locked)
    assertTrue(browse() > failed)
  }

  @Test fun `the lock is held while something is announced or searched`() {
    core.announce("_t._tcp", "a", 1)
    assertTrue(locked)
    browse()
    core.withdraw()
    assertTrue(locked)
    core.stopBrowsing()
    assertFalse(locked)
  }

  @Test fun `one name after the other is resolved`() {
    browse()
    core.resolve("a")
    core.resolve("b")
    core.resolve("b")
    assertEquals(listOf("browse _t._tcp", "resolve a"), runs())
    core.onResolved(request("resolve a"), "a", listOf("10.0.0.1"), 1)
    assertEquals(listOf("browse _t._tcp", "resolve b"), runs())
    core.onResolveFailed(request("resolve b"))
    assertEquals(listOf("browse _t._tcp"), runs())
    assertEquals(listOf("resolved a 10.0.0.1:1"), eventLog)
  }

  @Test fun `without an IPv4 address yet it waits for one`() {
    browse()
    core.resolve("a")
    val request = request("resolve a")
    core.onResolved(request, "a", emptyList(), 1)
    assertEquals(emptyList<String>(), eventLog)
    core.onResolved(request, "a", listOf("10.0.0.1"), 1)
    assertEquals(listOf("resolved a 10.0.0.1:1"), eventLog)
  }

  @Test fun `a new search resolves again without the last answer, and accepts that answer too`() {
    browse()
    core.resolve("a")
    val stuck = request("resolve a")
    browse()
    core.resolve("a")
    core.onResolveFailed(request("resolve a"))
    core.onResolved(stuck, "a", listOf("10.0.0.1"), 1)
    assertEquals(listOf("resolved a 10.0.0.1:1"), eventLog)
  }

  @Test fun `a lost service is not resolved, and names beyond the limit are ignored`() {
    val search = browse()
    core.resolve("a")
    core.resolve("gone")
    core.onLost(search, "gone")
    core.onResolveFailed(request("resolve a"))
    assertEquals(listOf("browse _t._tcp"), runs())

    val names = (0..DiscoveryCore.MAX_WAITING + 5).map { "n$it" }
    for (name in names) core.resolve(name)
    val asked = generateSequence { runs().find { it.startsWith("resolve") } }.onEach { core.onResolveFailed(request(it)) }
    assertEquals(DiscoveryCore.MAX_WAITING + 1, asked.count())
  }

  @Test fun `nothing is resolved without a search, and stop ends everything`() {
    core.resolve("a")
    assertEquals(emptyList<String>(), runs())
    core.announce("_t._tcp", "a", 1)
    browse()
    core.resolve("b")
    core.stop()
    assertEquals(emptyList<String>(), runs())
    assertFalse(locked)
  }
}
