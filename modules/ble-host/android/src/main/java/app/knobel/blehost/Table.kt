package app.knobel.blehost

import android.bluetooth.BluetoothGattCharacteristic
import android.bluetooth.BluetoothGattDescriptor
import android.bluetooth.BluetoothGattService
import app.knobel.blehost.core.Target
import java.util.UUID

private val SUBSCRIPTION = UUID.fromString("00002902-0000-1000-8000-00805f9b34fb")

/** The GATT service of a table (NB1), in Android's types. */
class Table(val service: UUID, input: UUID, output: UUID, card: UUID, val serviceData: ByteArray) {
  val output = BluetoothGattCharacteristic(output, BluetoothGattCharacteristic.PROPERTY_NOTIFY, 0).apply {
    val readAndWrite = BluetoothGattDescriptor.PERMISSION_READ or BluetoothGattDescriptor.PERMISSION_WRITE
    addDescriptor(BluetoothGattDescriptor(SUBSCRIPTION, readAndWrite))
  }

  private val targets = mapOf(
    input to Target.INPUT,
    output to Target.OUTPUT,
    card to Target.CARD,
    SUBSCRIPTION to Target.SUBSCRIPTION,
  )

  private val contents = listOf(
    BluetoothGattCharacteristic(
      input,
      BluetoothGattCharacteristic.PROPERTY_WRITE,
      BluetoothGattCharacteristic.PERMISSION_WRITE,
    ),
    this.output,
    BluetoothGattCharacteristic(
      card,
      BluetoothGattCharacteristic.PROPERTY_READ,
      BluetoothGattCharacteristic.PERMISSION_READ,
    ),
  )

  fun gattService() = BluetoothGattService(service, BluetoothGattService.SERVICE_TYPE_PRIMARY).apply {
    contents.forEach(::addCharacteristic)
  }

  /** Android calls back only for attributes of the service, so the id is always known. */
  fun target(uuid: UUID): Target = targets.getValue(uuid)
}
