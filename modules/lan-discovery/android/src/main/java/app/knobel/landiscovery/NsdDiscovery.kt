package app.knobel.landiscovery

import android.content.Context
import android.net.nsd.NsdManager
import android.net.nsd.NsdManager.DiscoveryListener
import android.net.nsd.NsdManager.RegistrationListener
import android.net.nsd.NsdManager.ResolveListener
import android.net.nsd.NsdManager.ServiceInfoCallback
import android.net.nsd.NsdServiceInfo
import android.net.wifi.WifiManager
import android.os.Build
import androidx.annotation.RequiresApi
import java.net.Inet4Address
import java.net.InetAddress
import java.util.concurrent.ConcurrentHashMap

/** Android's mDNS for [DiscoveryCore]. It only translates. */
class NsdDiscovery(context: Context) : ServiceDiscovery {
  lateinit var core: DiscoveryCore
  private val nsd = context.applicationContext.getSystemService(Context.NSD_SERVICE) as NsdManager
  private val multicast = (context.applicationContext.getSystemService(Context.WIFI_SERVICE) as WifiManager)
    .createMulticastLock("lan-discovery")
  private val registrations = ConcurrentHashMap<Int, RegistrationListener>()
  private val searches = ConcurrentHashMap<Int, DiscoveryListener>()
  private val resolutions = ConcurrentHashMap<Int, ServiceInfoCallback>()

  override fun register(request: Int, type: String, name: String, port: Int) {
    val listener = Registration(request)
    val service = serviceInfo(type, name).apply { setPort(port) }
    nsd.registerService(service, NsdManager.PROTOCOL_DNS_SD, listener)
    registrations[request] = listener
  }

  override fun unregister(request: Int) {
    registrations.remove(request)?.let { unlessOver { nsd.unregisterService(it) } }
  }

  override fun browse(request: Int, type: String) {
    val listener = Search(request)
    nsd.discoverServices(type, NsdManager.PROTOCOL_DNS_SD, listener)
    searches[request] = listener
  }

  override fun stopBrowsing(request: Int) {
    searches.remove(request)?.let { unlessOver { nsd.stopServiceDiscovery(it) } }
  }

  override fun resolve(request: Int, type: String, name: String) {
    val service = serviceInfo(type, name)
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) {
      val callback = Resolution(request)
      nsd.registerServiceInfoCallback(service, Runnable::run, callback)
      resolutions[request] = callback
    } else {
      @Suppress("DEPRECATION")
      nsd.resolveService(service, OldResolution(request))
    }
  }

  override fun stopResolving(request: Int) {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.UPSIDE_DOWN_CAKE) return
    resolutions.remove(request)?.let { unlessOver { nsd.unregisterServiceInfoCallback(it) } }
  }

  /** Acquires or releases the lock once, because it counts. */
  override fun holdMulticastLock(held: Boolean) {
    if (held == multicast.isHeld) return
    if (held) multicast.acquire() else multicast.release()
  }

  private fun serviceInfo(type: String, name: String) = NsdServiceInfo().apply {
    serviceType = type
    serviceName = name
  }

  /**
   * On another thread the system may have given up just before. Then it has already forgotten the listener.
   */
  private fun unlessOver(stop: () -> Unit) {
    try {
      stop()
    } catch (_: IllegalArgumentException) {
      // It has already stopped.
    }
  }

  private inner class Registration(private val request: Int) : RegistrationListener {
    override fun onServiceRegistered(service: NsdServiceInfo) = Unit

    override fun onRegistrationFailed(service: NsdServiceInfo, code: Int) {
      registrations.remove(request)
      core.onRegisterFailed(request)
    }

    override fun onServiceUnregistered(service: NsdServiceInfo) = Unit

    override fun onUnregistrationFailed(service: NsdServiceInfo, code: Int) = Unit
  }

  private inner class Search(private val request: Int) : DiscoveryListener {
    override fun onDiscoveryStarted(type: String) = Unit

    override fun onStartDiscoveryFailed(type: String, code: Int) {
      searches.remove(request)
      core.onBrowseFailed(request)
    }

    override fun onServiceFound(service: NsdServiceInfo) = core.onFound(request, service.serviceName)

    override fun onServiceLost(service: NsdServiceInfo) = core.onLost(request, service.serviceName)

    override fun onDiscoveryStopped(type: String) = Unit

    override fun onStopDiscoveryFailed(type: String, code: Int) = Unit
  }

  private inner class OldResolution(private val request: Int) : ResolveListener {
    override fun onServiceResolved(service: NsdServiceInfo) {
      @Suppress("DEPRECATION")
      val addresses = ipv4(listOfNotNull(service.host))
      if (addresses.isEmpty()) core.onResolveFailed(request)
      else core.onResolved(request, service.serviceName, addresses, service.port)
    }

    override fun onResolveFailed(service: NsdServiceInfo, code: Int) = core.onResolveFailed(request)
  }

  @RequiresApi(Build.VERSION_CODES.UPSIDE_DOWN_CAKE)
  private inner class Resolution(private val request: Int) : ServiceInfoCallback {
    override fun onServiceInfoCallbackRegistrationFailed(code: Int) {
      resolutions.remove(request)
      core.onResolveFailed(request)
    }

    override fun onServiceUpdated(service: NsdServiceInfo) =
      core.onResolved(request, service.serviceName, ipv4(service.hostAddresses), service.port)

    override fun onServiceLost() = core.onResolveFailed(request)

    override fun onServiceInfoCallbackUnregistered() = Unit
  }

  private fun ipv4(addresses: List<InetAddress>) = addresses.filterIsInstance<Inet4Address>().mapNotNull { it.hostAddress }
}
