package app.knobel.blehost

import android.content.Context
import android.os.SystemClock
import app.knobel.blehost.core.HostCore
import app.knobel.blehost.core.HostEvents
import app.knobel.blehost.core.SendResult
import app.knobel.blehost.core.StartFailure
import expo.modules.kotlin.Promise
import expo.modules.kotlin.exception.Exceptions
import expo.modules.kotlin.modules.Module
import expo.modules.kotlin.modules.ModuleDefinition
import java.util.UUID

/** The functions for JavaScript, which `src/net/transports/bluetooth/peripheral.ts` documents. */
class BleHostModule : Module(), HostEvents {
  private val context: Context get() = appContext.reactContext ?: throw Exceptions.ReactContextLost()
  private val state by lazy { BluetoothState(context) }
  private val bluetooth = lazy { BluetoothSwitch(context) { adapterChanged() } }

  @Volatile
  private var host: GattHost? = null
  private val core: HostCore? get() = host?.core

  override fun definition() = ModuleDefinition {
    Name("BleHost")
    // iOS sends an event to every module that declares its name, so the names begin with the module's.
    Events(
      "bleHostOpened",
      "bleHostReceived",
      "bleHostDrained",
      "bleHostClosed",
      "bleHostStopped",
      "bleHostAdapter",
    )

    Function("isSupported") { state.canHost() }
    Function("authorization") { state.authorization() }
    Function("adapterState") { state.adapterState() }
    OnStartObserving("bleHostAdapter") { bluetooth.value.watch() }
    OnStopObserving("bleHostAdapter") { bluetooth.value.unwatch() }

    // Bytes are separate arguments: inside an object Expo would not convert them to a ByteArray.
    AsyncFunction("start") {
        service: String,
        input: String,
        output: String,
        cardCharacteristic: String,
        serviceData: ByteArray,
        card: ByteArray,
        promise: Promise,
      ->
      val ids = listOf(service, input, output, cardCharacteristic).map(UUID::fromString)
      start(Table(ids[0], ids[1], ids[2], ids[3], serviceData), card, promise)
    }
    AsyncFunction("stop") { end() }

    Function("send") { connection: Int, value: ByteArray -> (core?.send(connection, value) ?: SendResult.CLOSED).code }
    Function("disconnect") { connection: Int -> core?.disconnect(connection) }
    Function("showCard") { card: ByteArray -> core?.showCard(card) }
    Function("tick") { core?.tick(SystemClock.elapsedRealtime()) }

    OnDestroy {
      // The context may be gone, and without it `bluetooth` can't be created.
      if (bluetooth.isInitialized()) bluetooth.value.unwatch()
      end()
    }
  }

  @Synchronized
  private fun start(table: Table, card: ByteArray, promise: Promise) {
    val lastNumber = core?.lastNumber ?: 0
    host?.stop()
    val next = GattHost(context, table, this, lastNumber) { failure ->
      if (failure == null) promise.resolve()
      else promise.reject(failure.code, "The table can't be seen: ${failure.code}", null)
    }
    host = next
    next.core.showCard(card)
    next.start()
  }

  /** Stops the host but keeps it: the next one continues its connection numbers. */
  @Synchronized
  private fun end() {
    host?.stop()
  }

  private fun adapterChanged() = sendEvent("bleHostAdapter", mapOf("state" to state.adapterState()))

  override fun opened(connection: Int, maxLength: Int) =
    sendEvent("bleHostOpened", mapOf("connection" to connection, "maxLength" to maxLength))

  override fun received(connection: Int, value: ByteArray) =
    sendEvent("bleHostReceived", mapOf("connection" to connection, "value" to value))

  override fun drained(connection: Int) = sendEvent("bleHostDrained", mapOf("connection" to connection))

  override fun closed(connection: Int) = sendEvent("bleHostClosed", mapOf("connection" to connection))

  override fun stopped(code: StartFailure) = sendEvent("bleHostStopped", mapOf("code" to code.code))
}
