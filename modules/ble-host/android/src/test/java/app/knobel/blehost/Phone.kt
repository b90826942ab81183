package app.knobel.blehost

import android.bluetooth.BluetoothAdapter
import android.bluetooth.BluetoothDevice
import android.bluetooth.BluetoothGattCharacteristic
import android.bluetooth.BluetoothGattDescriptor
import android.bluetooth.BluetoothManager
import android.content.Context
import android.content.Intent
import android.content.pm.PackageManager
import app.knobel.blehost.core.HostEvents
import app.knobel.blehost.core.StartFailure
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import java.util.UUID

/** A hosting phone in Robolectric, and a second phone that connects to it. */
class Phone : HostEvents {
  val context: Context = RuntimeEnvironment.getApplication()
  val adapter: BluetoothAdapter =
    (context.getSystemService(Context.BLUETOOTH_SERVICE) as BluetoothManager).adapter

  val service: UUID = UUID.randomUUID()
  val input: UUID = UUID.randomUUID()
  val output: UUID = UUID.randomUUID()
  val card: UUID = UUID.randomUUID()

  /** The events, and the result of the start. */
  val told = mutableListOf<String>()
  val guest: BluetoothDevice = adapter.getRemoteDevice("00:11:22:33:44:55")

  val server: RecordingServer get() = checkNotNull(RecordingServer.latest) { "no server" }
  private val callback get() = server.gattServerCallback

  init {
    RecordingServer.reset()
    RecordingAdvertiser.reset()
    shadowOf(adapter).setState(BluetoothAdapter.STATE_ON)
  }

  fun host(): GattHost {
    val table = Table(service, input, output, card, ByteArray(13) { it.toByte() })
    return GattHost(context, table, this, 0) { told += "started ${it?.code}" }
  }

  /** Returns a host that advertises. */
  fun started(): GattHost {
    val host = host()
    host.start()
    serviceAdded()
    advertising().callback.onStartSuccess(null)
    told.clear()
    return host
  }

  fun serviceAdded(status: Int = 0) = callback.onServiceAdded(status, server.service)

  fun advertising() = checkNotNull(RecordingAdvertiser.started) { "not advertised" }

  fun characteristic(id: UUID): BluetoothGattCharacteristic =
    checkNotNull(server.service?.getCharacteristic(id)) { "no such characteristic" }

  fun subscription(): BluetoothGattDescriptor = characteristic(output).descriptors.single()

  fun subscribe(mtu: Int = 185) {
    server.notifyConnection(guest)
    callback.onMtuChanged(guest, mtu)
    callback.onDescriptorWriteRequest(guest, 1, subscription(), false, true, 0, byteArrayOf(1, 0))
  }

  fun write(request: Int, value: ByteArray?, offset: Int = 0, prepared: Boolean = false, answered: Boolean = true) =
    callback.onCharacteristicWriteRequest(guest, request, characteristic(input), prepared, answered, offset, value)

  fun hasLowEnergy(has: Boolean) =
    shadowOf(context.packageManager).setSystemFeature(PackageManager.FEATURE_BLUETOOTH_LE, has)

  fun switchTo(state: Int) {
    shadowOf(adapter).setState(state)
    val intent = Intent(BluetoothAdapter.ACTION_STATE_CHANGED).putExtra(BluetoothAdapter.EXTRA_STATE, state)
    context.sendBroadcast(intent)
    shadowOf(context.mainLooper).idle()
  }

  override fun opened(connection: Int, maxLength: Int) {
    told += "opened $connection $maxLength"
  }

  override fun received(connection: Int, value: ByteArray) {
    told += "received $connection ${value.toList()}"
  }

  override fun drained(connection: Int) {
    told += "drained $connection"
  }

  override fun closed(connection: Int) {
    told += "closed $connection"
  }

  override fun stopped(code: StartFailure) {
    told += "stopped ${code.code}"
  }
}
