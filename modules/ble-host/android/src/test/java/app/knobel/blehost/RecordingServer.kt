package app.knobel.blehost

import android.bluetooth.BluetoothDevice
import android.bluetooth.BluetoothGattCharacteristic
import android.bluetooth.BluetoothGattServer
import android.bluetooth.BluetoothGattService
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowBluetoothGattServer

/** Records calls that Robolectric's shadow does not record. It can also refuse calls. */
@Implements(value = BluetoothGattServer::class)
class RecordingServer : ShadowBluetoothGattServer() {
  /** The calls as lines: notify, respond, connect, cancel. */
  val asked = mutableListOf<String>()
  var service: BluetoothGattService? = null

  init {
    latest = this
  }

  @Implementation
  public override fun addService(service: BluetoothGattService): Boolean {
    this.service = service
    return takesService
  }

  @Implementation
  public override fun sendResponse(
    device: BluetoothDevice,
    requestId: Int,
    status: Int,
    offset: Int,
    value: ByteArray?,
  ): Boolean {
    asked += "respond $requestId $status $offset ${value?.toList()}"
    return true
  }

  @Implementation(minSdk = 33)
  fun notifyCharacteristicChanged(
    device: BluetoothDevice,
    characteristic: BluetoothGattCharacteristic,
    confirm: Boolean,
    value: ByteArray,
  ): Int = if (notify(characteristic, confirm, value)) 0 else 200

  @Suppress("DEPRECATION")
  @Implementation(maxSdk = 32)
  fun notifyCharacteristicChanged(
    device: BluetoothDevice,
    characteristic: BluetoothGattCharacteristic,
    confirm: Boolean,
  ): Boolean = notify(characteristic, confirm, characteristic.value)

  private fun notify(characteristic: BluetoothGattCharacteristic, confirm: Boolean, value: ByteArray): Boolean {
    if (withdrawn) throw SecurityException()
    asked += "notify ${characteristic.uuid} $confirm ${value.toList()}"
    return takesNotifications
  }

  @Implementation
  fun connect(device: BluetoothDevice, autoConnect: Boolean): Boolean {
    asked += "connect $autoConnect"
    return true
  }

  @Implementation
  public override fun cancelConnection(device: BluetoothDevice) {
    asked += "cancel"
  }

  companion object {
    var latest: RecordingServer? = null
    var takesService = true
    var takesNotifications = true
    var withdrawn = false

    fun reset() {
      latest = null
      takesService = true
      takesNotifications = true
      withdrawn = false
    }
  }
}
