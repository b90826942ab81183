package app.knobel.blehost

import android.bluetooth.BluetoothAdapter
import expo.modules.kotlin.AppContext
import expo.modules.kotlin.Promise
import expo.modules.kotlin.events.BasicEventListener
import expo.modules.kotlin.events.EventEmitter
import expo.modules.kotlin.events.EventName
import expo.modules.kotlin.functions.AsyncFunctionComponent
import expo.modules.kotlin.functions.AsyncFunctionWithPromiseComponent
import io.mockk.every
import io.mockk.mockk
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.lang.ref.WeakReference

/**
 * Tests the calls and events of JavaScript. The rest of Expo, which needs a JavaScript engine, is replaced by
 * a fake.
 */
@RunWith(RobolectricTestRunner::class)
@Config(shadows = [RecordingServer::class, RecordingAdvertiser::class])
class BleHostModuleTest {
  private val phone = Phone()
  private val told = mutableListOf<String>()
  private val module = BleHostModule()
  private val definition = module.definition()
  private val appContext = mockk<AppContext>()

  init {
    val emitter = mockk<EventEmitter>()
    every { emitter.emit(any<String>(), any<Map<*, *>>()) } answers {
      val body = secondArg<Map<*, *>>().mapValues { (_, value) -> if (value is ByteArray) value.toList() else value }
      told += "${firstArg<String>()} $body"
    }
    every { appContext.reactContext } returns phone.context
    every { appContext.eventEmitter(any()) } returns emitter
    module._appContextHolder = WeakReference(appContext)
  }

  private fun call(name: String, vararg arguments: Any?): Any? =
    definition.syncFunctions.getValue(name).callUserImplementation(arrayOf(*arguments))

  private fun start() {
    val ids = listOf(phone.service, phone.input, phone.output, phone.card).map { it.toString() }
    val start = definition.asyncFunctions.getValue("start") as AsyncFunctionWithPromiseComponent
    val arguments = arrayOf<Any?>(*ids.toTypedArray(), ByteArray(13), byteArrayOf(1, 2))
    start.callUserImplementation(arguments, promise, appContext)
  }

  private val promise = object : Promise {
    override fun resolve(value: Any?) {
      told += "resolved"
    }

    override fun reject(code: String?, message: String?, cause: Throwable?) {
      told += "rejected $code"
    }
  }

  @Test
  fun `the functions have the names that JavaScript calls`() {
    assertEquals("BleHost", definition.name)
    val names = listOf("Adapter", "Closed", "Drained", "Opened", "Received", "Stopped")
    assertEquals(names.map { "bleHost$it" }, definition.eventsDefinition?.names?.sorted())
    val sync = listOf("adapterState", "authorization", "disconnect", "isSupported", "send", "showCard", "tick")
    assertEquals(sync, definition.syncFunctions.keys.sorted())
    val expo = setOf("addListener", "removeListeners", "startObserving", "stopObserving")
    assertEquals(setOf("start", "stop"), definition.asyncFunctions.keys - expo)
  }

  @Test
  fun `a table is started, a guest is opened, sends and receives`() {
    start()
    phone.serviceAdded()
    phone.advertising().callback.onStartSuccess(null)
    phone.subscribe()
    phone.write(2, byteArrayOf(7))
    assertEquals("taken", call("send", 1, byteArrayOf(8)))
    val events = listOf(
      "resolved",
      "bleHostOpened {connection=1, maxLength=182}",
      "bleHostReceived {connection=1, value=[7]}",
    )
    assertEquals(events, told)
    assertThrows(IllegalArgumentException::class.java) { call("send", 1, ByteArray(183)) }
  }

  @Test
  fun `a start that fails rejects with its code`() {
    phone.switchTo(BluetoothAdapter.STATE_OFF)
    start()
    assertEquals(listOf("rejected off"), told)
  }

  @Test
  fun `without a server nothing is sent and nothing breaks`() {
    assertEquals("closed", call("send", 1, byteArrayOf(8)))
    call("disconnect", 1)
    call("showCard", byteArrayOf())
    call("tick")
  }

  private fun observe(function: String) {
    val observe = definition.asyncFunctions.getValue(function) as AsyncFunctionComponent
    observe.callUserImplementation(arrayOf("bleHostAdapter"), promise, appContext)
  }

  @Test
  fun `Bluetooth's state is an event while JavaScript listens`() {
    phone.hasLowEnergy(true)
    phone.switchTo(BluetoothAdapter.STATE_OFF)
    observe("startObserving")
    phone.switchTo(BluetoothAdapter.STATE_ON)
    phone.switchTo(BluetoothAdapter.STATE_TURNING_OFF)
    observe("stopObserving")
    phone.switchTo(BluetoothAdapter.STATE_ON)
    assertEquals(listOf("on", "off").map { "bleHostAdapter {state=$it}" }, told.filter { it != "resolved" })
  }

  @Test
  fun `the end of the app stops the server, even without its context`() {
    start()
    phone.serviceAdded()
    phone.advertising().callback.onStartSuccess(null)
    every { appContext.reactContext } returns null
    (definition.eventListeners.getValue(EventName.MODULE_DESTROY) as BasicEventListener).call()
    assertTrue(phone.server.isClosed)
  }

  @Test
  fun `a server that is started again does not use a number twice`() {
    repeat(2) {
      start()
      phone.serviceAdded()
      phone.advertising().callback.onStartSuccess(null)
      phone.subscribe()
    }
    val events = listOf(
      "resolved",
      "bleHostOpened {connection=1, maxLength=182}",
      "bleHostClosed {connection=1}",
      "resolved",
      "bleHostOpened {connection=2, maxLength=182}",
    )
    assertEquals(events, told)
  }
}
