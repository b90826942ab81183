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
 * Android's GATT server and advertiser, controlled by a [HostCore]. It can be started once.
 *
 * `started` is called once: with null when the table is advertised, otherwise with the failure.
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
        // Under the lock, because callbacks need `server`.
        server = manager.openGattServer(context, callbacks)
        if (server?.addService(table.gattService()) != true) end(StartFailure.FAILED)
      }
    }
  }

  /** Advertising starts now, not earlier: a phone that connects at once must find the service. */
  private fun serviceAdded(ok: Boolean) = guarded {
    synchronized(core) {
      if (ok) advertiser?.start(table) else end(StartFailure.FAILED)
    }
  }

  private fun advertised(failure: StartFailure?) {
    if (failure == null) settle(null) else end(failure)
  }

  /** Ends the host. If it is still starting, the start fails; else the app gets the event `stopped`. */
  fun end(code: StartFailure) {
    if (settle(code)) core.stop() else core.lost(code)
    close()
  }

  fun stop() {
    core.stop()
    settle(StartFailure.FAILED)
    close()
  }

  /** Reports the result of the start. Returns false if it was reported before. */
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
      // Without the permission Android has already closed them.
    }
    advertiser = null
    server = null
  }

  // HostRadio. The core calls these functions under its lock.

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

  /**
   * Android cancels only connections that the app has requested. So this requests the connection of the other
   * phone first.
   */
  override fun cancel(peer: String) = guarded {
    callbacks.device(peer)?.let {
      server?.connect(it, false)
      server?.cancelConnection(it)
    }
  }

  /**
   * A permission may be withdrawn at any time. The end is posted, because the core may be in the middle of a
   * call.
   */
  private fun <T> guarded(otherwise: T, act: () -> T): T = try {
    act()
  } catch (_: SecurityException) {
    main.post { end(StartFailure.NOT_ALLOWED) }
    otherwise
  }

  private fun guarded(act: () -> Unit) = guarded(Unit) { act() }
}
