package app.knobel.landiscovery

import expo.modules.kotlin.exception.Exceptions
import expo.modules.kotlin.modules.Module
import expo.modules.kotlin.modules.ModuleDefinition

class LanDiscoveryModule : Module(), DiscoveryEvents {
  private val core = lazy {
    val system = NsdDiscovery(appContext.reactContext ?: throw Exceptions.ReactContextLost())
    DiscoveryCore(system, this).also { system.core = it }
  }

  override fun definition() = ModuleDefinition {
    Name("LanDiscovery")
    Events("found", "lost", "resolved", "announceFailed")

    AsyncFunction("announce") { type: String, name: String, port: Int -> core.value.announce(type, name, port) }

    AsyncFunction("withdraw") { core.value.withdraw() }

    AsyncFunction("browse") { type: String -> core.value.browse(type) }

    AsyncFunction("stopBrowsing") { core.value.stopBrowsing() }

    AsyncFunction("resolve") { name: String -> core.value.resolve(name) }

    OnDestroy { if (core.isInitialized()) core.value.stop() }
  }

  override fun found(name: String) = sendEvent("found", mapOf("name" to name))

  override fun lost(name: String) = sendEvent("lost", mapOf("name" to name))

  override fun resolved(name: String, addresses: List<String>, port: Int) =
    sendEvent("resolved", mapOf("name" to name, "addresses" to addresses, "port" to port))

  override fun announceFailed() = sendEvent("announceFailed")
}
