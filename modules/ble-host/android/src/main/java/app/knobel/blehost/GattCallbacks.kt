package app.knobel.blehost

import android.bluetooth.BluetoothDevice
import android.bluetooth.BluetoothGatt
import android.bluetooth.BluetoothGattCharacteristic
import android.bluetooth.BluetoothGattDescriptor
import android.bluetooth.BluetoothGattServerCallback
import android.bluetooth.BluetoothGattService
import android.bluetooth.BluetoothProfile
import app.knobel.blehost.core.HostCore
import app.knobel.blehost.core.Target
import app.knobel.blehost.core.Write
import app.knobel.blehost.core.WriteKind
import java.util.concurrent.ConcurrentHashMap

/** Translates Android's callbacks into calls of the core. */
class GattCallbacks(
  private val table: Table,
  private val core: HostCore,
  private val added: (ok: Boolean) -> Unit,
) : BluetoothGattServerCallback() {
  private val devices = ConcurrentHashMap<String, BluetoothDevice>()

  fun device(peer: String): BluetoothDevice? = devices[peer]

  override fun onServiceAdded(status: Int, service: BluetoothGattService) =
    added(status == BluetoothGatt.GATT_SUCCESS)

  override fun onConnectionStateChange(device: BluetoothDevice, status: Int, newState: Int) {
    if (status == BluetoothGatt.GATT_SUCCESS && newState == BluetoothProfile.STATE_CONNECTED) {
      core.connected(peer(device))
    } else {
      core.disconnected(peer(device))
      devices.remove(device.address)
    }
  }

  override fun onMtuChanged(device: BluetoothDevice, mtu: Int) = core.mtu(peer(device), mtu)

  override fun onNotificationSent(device: BluetoothDevice, status: Int) =
    core.sent(peer(device), status == BluetoothGatt.GATT_SUCCESS)

  override fun onCharacteristicReadRequest(
    device: BluetoothDevice,
    requestId: Int,
    offset: Int,
    characteristic: BluetoothGattCharacteristic,
  ) = core.read(peer(device), requestId, table.target(characteristic.uuid), offset)

  override fun onDescriptorReadRequest(
    device: BluetoothDevice,
    requestId: Int,
    offset: Int,
    descriptor: BluetoothGattDescriptor,
  ) = core.read(peer(device), requestId, table.target(descriptor.uuid), offset)

  override fun onCharacteristicWriteRequest(
    device: BluetoothDevice,
    requestId: Int,
    characteristic: BluetoothGattCharacteristic,
    preparedWrite: Boolean,
    responseNeeded: Boolean,
    offset: Int,
    value: ByteArray?,
  ) {
    val write = write(table.target(characteristic.uuid), preparedWrite, responseNeeded, offset, value)
    core.write(peer(device), requestId, write)
  }

  override fun onDescriptorWriteRequest(
    device: BluetoothDevice,
    requestId: Int,
    descriptor: BluetoothGattDescriptor,
    preparedWrite: Boolean,
    responseNeeded: Boolean,
    offset: Int,
    value: ByteArray?,
  ) {
    val write = write(table.target(descriptor.uuid), preparedWrite, responseNeeded, offset, value)
    core.write(peer(device), requestId, write)
  }

  override fun onExecuteWrite(device: BluetoothDevice, requestId: Int, execute: Boolean) =
    core.execute(peer(device), requestId, execute)

  private fun write(target: Target, prepared: Boolean, answered: Boolean, offset: Int, value: ByteArray?): Write {
    val kind = if (prepared) WriteKind.PREPARE else if (answered) WriteKind.REQUEST else WriteKind.COMMAND
    return Write(target, offset, value ?: ByteArray(0), kind)
  }

  private fun peer(device: BluetoothDevice): String {
    devices[device.address] = device
    return device.address
  }
}
