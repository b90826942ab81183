package app.knobel.landiscovery

import android.content.Context
import android.net.nsd.NsdManager
import android.net.nsd.NsdServiceInfo
import android.net.wifi.WifiManager
import android.os.Build
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadow.api.Shadow
import org.robolectric.shadows.ShadowNsdManager
import java.net.InetAddress
import java.util.concurrent.Executor

/** Robolectric's shadow with the functions of Android 14. Like the system it throws for unknown listeners. */
@Implements(NsdManager::class)
class StrictNsdManager : ShadowNsdManager() {
  val callbacks = LinkedHashMap<NsdManager.ServiceInfoCallback, NsdServiceInfo>()
  val forgotten = mutableSetOf<Any>()

  @Implementation
  override fun unregisterService(listener: NsdManager.RegistrationListener) {
    check(listener)
    super.unregisterService(listener)
  }

  @Implementation
  override fun stopServiceDiscovery(listener: NsdManager.DiscoveryListener) {
    check(listener)
    super.stopServiceDiscovery(listener)
  }

  @Implementation(minSdk = 34)
  fun registerServiceInfoCallback(service: NsdServiceInfo, executor: Executor, callback: NsdManager.ServiceInfoCallback) {
    callbacks[callback] = service
  }

  @Implementation(minSdk = 34)
  fun unregisterServiceInfoCallback(callback: NsdManager.ServiceInfoCallback) {
    check(callback)
    callbacks.remove(callback)
  }

  private fun check(listener: Any) {
    if (listener in forgotten) throw IllegalArgumentException("listener not registered")
  }
}

@RunWith(RobolectricTestRunner::class)
@Config(shadows = [StrictNsdManager::class])
class NsdDiscoveryTest : DiscoveryEvents {
  private val eventLog = mutableListOf<String>()
  private val context: Context get() = RuntimeEnvironment.getApplication()
  private lateinit var system: StrictNsdManager
  private lateinit var core: DiscoveryCore

  override fun found(name: String) { eventLog += "found $name" }
  override fun lost(name: String) { eventLog += "lost $name" }
  override fun resolved(name: String, addresses: List<String>, port: Int) { eventLog += "resolved $name $addresses $port" }
  override fun announceFailed() { eventLog += "announceFailed" }

  @Before fun open() {
    ShadowNsdManager.reset()
    val manager = context.getSystemService(Context.NSD_SERVICE) as NsdManager
    system = Shadow.extract(manager)
    val discovery = NsdDiscovery(context)
    core = DiscoveryCore(discovery, this).also { discovery.core = it }
  }

  private fun service(name: String, port: Int = 0, addresses: List<String> = emptyList()) = NsdServiceInfo().apply {
    serviceName = name
    serviceType = "_knobel._tcp"
    setPort(port)
    val hosts = addresses.map(InetAddress::getByName)
    if (Build.VERSION.SDK_INT >= 34) hostAddresses = hosts
    @Suppress("DEPRECATION")
    if (Build.VERSION.SDK_INT < 34 && hosts.isNotEmpty()) host = hosts.first()
  }

  private fun searches() = system.getDiscoveryListeners("_knobel._tcp").orEmpty()

  private fun registration(name: String) = checkNotNull(system.getRegistrationListener(service(name)))

  /** Calls back with the result of the current lookup. */
  private fun answer(name: String, addresses: List<String>, port: Int) {
    if (Build.VERSION.SDK_INT >= 34) {
      val callback = system.callbacks.entries.single { it.value.serviceName == name }.key
      callback.onServiceUpdated(service(name, port, addresses))
    } else {
      system.getResolveListeners(service(name)).orEmpty().last().onServiceResolved(service(name, port, addresses))
    }
  }

  @Test fun `NL18 it announces a name and a port, and withdraws it under whatever name the system gave`() {
    core.announce("_knobel._tcp", "192-168-1-7-47123", 47_123)
    val listener = registration("192-168-1-7-47123")
    val announced = checkNotNull(system.getRegisteredServiceInfo(listener))
    assertEquals("_knobel._tcp", announced.serviceType)
    assertEquals(47_123, announced.port)
    assertEquals(emptyMap<String, ByteArray>(), announced.attributes)
    listener.onServiceRegistered(service("192-168-1-7-47123 (2)"))
    core.withdraw()
    assertEquals(null, system.getRegisteredServiceInfo(listener))
  }

  @Test fun `a failed announcement is reported`() {
    core.announce("_knobel._tcp", "a", 1)
    registration("a").onRegistrationFailed(service("a"), NsdManager.FAILURE_MAX_LIMIT)
    assertEquals(listOf("announceFailed"), eventLog)
  }

  @Test fun `names come and go, and each search has a listener of its own`() {
    core.browse("_knobel._tcp")
    val first = searches().single()
    first.onServiceFound(service("a"))
    first.onServiceLost(service("a"))
    core.browse("_knobel._tcp")
    assertEquals(1, searches().size)
    assertTrue(searches().single() !== first)
    core.stopBrowsing()
    assertEquals(emptyList<Any>(), searches())
    assertEquals(listOf("found a", "lost a"), eventLog)
  }

  @Test fun `a request that the system has already ended can be stopped`() {
    core.browse("_knobel._tcp")
    core.announce("_knobel._tcp", "a", 1)
    system.forgotten.addAll(searches() + registration("a"))
    core.stop()
  }

  @Test fun `a search that could not begin is not stopped`() {
    core.browse("_knobel._tcp")
    searches().single().onStartDiscoveryFailed("_knobel._tcp", NsdManager.FAILURE_INTERNAL_ERROR)
    core.browse("_knobel._tcp")
    assertEquals(2, searches().size)
  }

  @Test fun `IPv4 addresses are looked up`() {
    core.browse("_knobel._tcp")
    core.resolve("table-47123")
    answer("table-47123", listOf("172.20.10.1", "fe80::1"), 47_123)
    assertEquals(listOf("resolved table-47123 [172.20.10.1] 47123"), eventLog)
    assertEquals(0, system.callbacks.size)
  }

  @Test
  @Config(sdk = [35])
  fun `from Android 14 on it waits for an IPv4 address`() {
    core.browse("_knobel._tcp")
    core.resolve("table-47123")
    answer("table-47123", listOf("fe80::1"), 47_123)
    answer("table-47123", listOf("fe80::1", "172.20.10.1"), 47_123)
    assertEquals(listOf("resolved table-47123 [172.20.10.1] 47123"), eventLog)
    core.resolve("table-1")
    core.stopBrowsing()
    assertEquals(0, system.callbacks.size)
  }

  @Test
  @Config(sdk = [30])
  fun `before Android 14 a service without one is ignored`() {
    core.browse("_knobel._tcp")
    core.resolve("table-1")
    core.resolve("table-2")
    answer("table-1", listOf("fe80::1"), 1)
    answer("table-2", listOf("10.0.0.1"), 2)
    assertEquals(listOf("resolved table-2 [10.0.0.1] 2"), eventLog)
  }

  @Test fun `the multicast lock is held during announcements and searches`() {
    val wifi = shadowOf(context.getSystemService(Context.WIFI_SERVICE) as WifiManager)
    assertFalse(wifi.isMulticastEnabled())
    core.announce("_knobel._tcp", "a", 1)
    core.browse("_knobel._tcp")
    assertTrue(wifi.isMulticastEnabled())
    core.stop()
    assertFalse(wifi.isMulticastEnabled())
  }

  private fun org.robolectric.shadows.ShadowWifiManager.isMulticastEnabled() = activeLockCount > 0
}
