package app.knobel.blehost

import android.annotation.SuppressLint
import android.bluetooth.BluetoothGattServer
import android.bluetooth.BluetoothManager
import android.bluetooth.BluetoothStatusCodes
import android.content.Context
import android.os.Build
import android.os.Handler
import android.os.Looper
import app.knobel.blehost.core.HostCore
import app.knobel.blehost.core.HostEvents
import app.knobel.blehost.core.HostRadio
import app.knobel.blehost.core.NotifyResult
import app.knobel.blehost.core.StartFailure

/**
 * Android's GATT server and advertiser under a [HostCore], from one start to one end. It can't be started twice.
 *
 * `started` is called once: with null when others can see the table, otherwise with why not.
 */
@SuppressLint("MissingPermission")
class GattHost(
  private val context: Context,
  private val table: Table,
  events: HostEvents,
  lastNumber: Int,
  started: (StartFailure?) -> Unit,
) : HostRadio {
  val core = HostCore(this, events, lastNumber)

  private val manager = context.getSystemService(Context.BLUETOOTH_SERVICE) as? BluetoothManager
  private val main = Handler(Looper.getMainLooper())
  private val callbacks = GattCallbacks(table, core, ::serviceAdded)
  private val bluetooth = BluetoothSwitch(context) { isOn -> if (!isOn) end(StartFailure.OFF) }
  private var starting: ((StartFailure?) -> Unit)? = started
  private var advertiser: Advertiser? = null
  private var server: BluetoothGattServer? = null

  fun start() = guarded {
    val adapter = manager?.adapter
    when {
      adapter == null -> end(StartFailure.UNSUPPORTED)
      !adapter.isEnabled -> end(StartFailure.OFF)
      else -> synchronized(core) {
        bluetooth.watch()
        advertiser = Advertiser(adapter, ::advertised)
        // Under the lock: callbacks find the server in its place.
        server = manager.openGattServer(context, callbacks)
        if (server?.addService(table.gattService()) != true) end(StartFailure.FAILED)
      }
    }
  }

  /** Advertised before the service is there, a phone that connects at once would not find it. */
  private fun serviceAdded(ok: Boolean) = guarded {
    synchronized(core) {
      if (ok) advertiser?.start(table) else end(StartFailure.FAILED)
    }
  }

  private fun advertised(failure: StartFailure?) {
    if (failure == null) settle(null) else end(failure)
  }

  /** Tells whoever started it why it did not come about, or else the app that it is over. */
  fun end(code: StartFailure) {
    if (settle(code)) core.stop() else core.lost(code)
    close()
  }

  fun stop() {
    core.stop()
    settle(StartFailure.FAILED)
    close()
  }

  /** False if the start had come to its end before. */
  private fun settle(failure: StartFailure?): Boolean {
    val settled = synchronized(core) { starting.also { starting = null } }
    settled?.invoke(failure)
    return settled != null
  }

  private fun close() = synchronized(core) {
    bluetooth.unwatch()
    try {
      advertiser?.stop()
      server?.close()
    } catch (_: SecurityException) {
      // Without the permission Android has closed them itself.
    }
    advertiser = null
    server = null
  }

  // What the core has it do, under the core's lock.

  override fun notify(peer: String, value: ByteArray): NotifyResult {
    val device = callbacks.device(peer)
    val server = server
    if (device == null || server == null) return NotifyResult.FAILED
    return guarded(NotifyResult.FAILED) {
      val isTaken = if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
        val status = server.notifyCharacteristicChanged(device, table.output, false, value)
        status == BluetoothStatusCodes.SUCCESS
      } else {
        @Suppress("DEPRECATION")
        table.output.setValue(value)
        @Suppress("DEPRECATION")
        server.notifyCharacteristicChanged(device, table.output, false)
      }
      if (isTaken) NotifyResult.PENDING else NotifyResult.FAILED
    }
  }

  override fun respond(peer: String, request: Int, status: Int, offset: Int, value: ByteArray) = guarded {
    callbacks.device(peer)?.let { server?.sendResponse(it, request, status, offset, value) }
  }

  /** Android drops only the connections that an app has asked for: a phone that connected by itself stays unless it is asked for first. */
  override fun cancel(peer: String) = guarded {
    callbacks.device(peer)?.let {
      server?.connect(it, false)
      server?.cancelConnection(it)
    }
  }

  /** A permission may be withdrawn at any time. The end waits for its turn, because the core may be in the middle of something. */
  private fun <T> guarded(otherwise: T, act: () -> T): T = try {
    act()
  } catch (_: SecurityException) {
    main.post { end(StartFailure.NOT_ALLOWED) }
    otherwise
  }

  private fun guarded(act: () -> Unit) = guarded(Unit) { act() }
}
