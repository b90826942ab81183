package app.knobel.blehost

import android.bluetooth.BluetoothAdapter
import android.bluetooth.BluetoothGattCharacteristic
import android.bluetooth.le.AdvertiseCallback
import android.bluetooth.le.AdvertiseSettings
import android.os.ParcelUuid
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(shadows = [RecordingServer::class, RecordingAdvertiser::class])
class GattHostStartTest {
  private val phone = Phone()

  @Test
  fun `NB1 - the service has IN to write with response, OUT to subscribe to, CARD to read`() {
    phone.host().start()

    assertEquals(phone.service, phone.server.service?.uuid)
    assertEquals(BluetoothGattCharacteristic.PROPERTY_WRITE, phone.characteristic(phone.input).properties)
    assertEquals(BluetoothGattCharacteristic.PROPERTY_NOTIFY, phone.characteristic(phone.output).properties)
    assertEquals(BluetoothGattCharacteristic.PROPERTY_READ, phone.characteristic(phone.card).properties)
    assertEquals("00002902-0000-1000-8000-00805f9b34fb", phone.subscription().uuid.toString())
  }

  @Test
  fun `a table is advertised only after its service is there, and started only after it is advertised`() {
    phone.host().start()
    assertNull(RecordingAdvertiser.started)

    phone.serviceAdded()
    assertEquals(emptyList<String>(), phone.told)

    phone.advertising().callback.onStartSuccess(null)
    assertEquals(listOf("started null"), phone.told)
  }

  @Test
  fun `NB2 - the service is advertised without a name, its data in the scan response`() {
    phone.started()

    val advertising = phone.advertising()
    val service = ParcelUuid(phone.service)
    assertEquals(listOf(service), advertising.advertisement.serviceUuids)
    assertFalse(advertising.advertisement.includeDeviceName)
    assertArrayEquals(ByteArray(13) { it.toByte() }, advertising.scanResponse.serviceData[service])
    assertFalse(advertising.scanResponse.includeDeviceName)
    assertTrue(advertising.settings.isConnectable)
    assertEquals(AdvertiseSettings.ADVERTISE_MODE_LOW_LATENCY, advertising.settings.mode)
  }

  @Test
  fun `an advertisement that is refused says why, and closes the server`() {
    val why = mapOf(
      AdvertiseCallback.ADVERTISE_FAILED_DATA_TOO_LARGE to "too-large",
      AdvertiseCallback.ADVERTISE_FAILED_TOO_MANY_ADVERTISERS to "too-many",
      AdvertiseCallback.ADVERTISE_FAILED_FEATURE_UNSUPPORTED to "unsupported",
      AdvertiseCallback.ADVERTISE_FAILED_INTERNAL_ERROR to "failed",
    )
    for ((error, code) in why) {
      val phone = Phone()
      phone.host().start()
      phone.serviceAdded()
      phone.advertising().callback.onStartFailure(error)

      assertEquals(listOf("started $code"), phone.told)
      assertTrue(phone.server.isClosed)
    }
  }

  @Test
  fun `a service that can't be added fails the start`() {
    RecordingServer.takesService = false
    phone.host().start()
    assertEquals(listOf("started failed"), phone.told)
    assertTrue(phone.server.isClosed)
  }

  @Test
  fun `a service that was not added after all fails the start`() {
    phone.host().start()
    phone.serviceAdded(status = 133)
    assertEquals(listOf("started failed"), phone.told)
    assertNull(RecordingAdvertiser.started)
  }

  @Test
  fun `Bluetooth that is off, or is switched off meanwhile, fails the start`() {
    shadowOf(phone.adapter).setState(BluetoothAdapter.STATE_OFF)
    phone.host().start()
    assertEquals(listOf("started off"), phone.told)
    assertNull(RecordingServer.latest)

    phone.switchTo(BluetoothAdapter.STATE_ON)
    phone.host().start()
    phone.switchTo(BluetoothAdapter.STATE_TURNING_OFF)
    assertEquals(listOf("started off", "started off"), phone.told)
  }

  @Test
  fun `a permission that is missing fails the start`() {
    RecordingAdvertiser.withdrawn = true
    phone.host().start()
    phone.serviceAdded()
    shadowOf(phone.context.mainLooper).idle()
    assertEquals(listOf("started not-allowed"), phone.told)
    assertTrue(phone.server.isClosed)
  }

  @Test
  fun `a stopped start fails, and later callbacks have no effect`() {
    val host = phone.host()
    host.start()
    host.stop()
    assertEquals(listOf("started failed"), phone.told)

    phone.serviceAdded()
    assertNull(RecordingAdvertiser.started)
    assertEquals(listOf("started failed"), phone.told)
  }
}
