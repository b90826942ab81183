package app.knobel.blehost

import android.bluetooth.BluetoothAdapter
import android.bluetooth.BluetoothProfile
import app.knobel.blehost.core.SendResult
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** Tests the adapter, which translates between Android and the core. The core has its own tests. */
@RunWith(RobolectricTestRunner::class)
@Config(shadows = [RecordingServer::class, RecordingAdvertiser::class])
class GattHostTest {
  private val phone = Phone()
  private val host = phone.started()
  private val callback get() = phone.server.gattServerCallback

  @Test
  fun `a phone that subscribes gets a response and is opened`() {
    phone.subscribe(mtu = 185)
    assertEquals(listOf("opened 1 182"), phone.told)
    assertEquals(listOf("respond 1 0 0 []"), phone.server.asked)
  }

  @Test
  fun `notifications go out one after the other`() {
    phone.subscribe()
    phone.server.asked.clear()
    assertEquals(SendResult.TAKEN, host.core.send(1, byteArrayOf(1)))
    assertEquals(SendResult.TAKEN, host.core.send(1, byteArrayOf()))
    assertEquals(listOf("notify ${phone.output} false [1]"), phone.server.asked)

    callback.onNotificationSent(phone.guest, 0)
    assertEquals("notify ${phone.output} false []", phone.server.asked.last())
  }

  @Test
  fun `a notification that Android refuses or can't send disconnects the phone`() {
    phone.subscribe()
    RecordingServer.takesNotifications = false
    assertEquals(SendResult.CLOSED, host.core.send(1, byteArrayOf(1)))
    assertEquals(listOf("connect false", "cancel"), phone.server.asked.takeLast(2))

    RecordingServer.takesNotifications = true
    phone.subscribe()
    host.core.send(2, byteArrayOf(1))
    callback.onNotificationSent(phone.guest, 133)
    assertEquals(listOf("opened 1 182", "closed 1", "opened 2 182", "closed 2"), phone.told)
  }

  @Test
  fun `NB11 - writes come with their kind, long ones in parts`() {
    phone.subscribe()
    phone.server.asked.clear()
    phone.write(2, byteArrayOf(7, 8))
    phone.write(3, byteArrayOf(9), answered = false)
    phone.write(4, byteArrayOf(1), prepared = true)
    phone.write(5, byteArrayOf(2), offset = 1, prepared = true)
    callback.onExecuteWrite(phone.guest, 6, true)
    phone.write(7, byteArrayOf(5), offset = 1)

    assertEquals(listOf("opened 1 182", "received 1 [7, 8]", "received 1 [1, 2]"), phone.told)
    val answers = listOf("2 0 0 []", "4 0 0 [1]", "5 0 1 [2]", "6 0 0 []", "7 7 0 []").map { "respond $it" }
    assertEquals(answers, phone.server.asked)
  }

  @Test
  fun `NB12 - an empty write may come as null`() {
    phone.subscribe()
    phone.write(2, null)
    assertEquals("received 1 []", phone.told.last())
  }

  @Test
  fun `NB3 - CARD and the descriptor are read from any offset, IN and OUT can't be read`() {
    host.core.showCard(byteArrayOf(1, 2, 3))
    callback.onCharacteristicReadRequest(phone.guest, 1, 0, phone.characteristic(phone.card))
    callback.onCharacteristicReadRequest(phone.guest, 2, 2, phone.characteristic(phone.card))
    callback.onDescriptorReadRequest(phone.guest, 3, 0, phone.subscription())
    callback.onCharacteristicReadRequest(phone.guest, 4, 0, phone.characteristic(phone.output))
    callback.onCharacteristicReadRequest(phone.guest, 5, 0, phone.characteristic(phone.input))

    val answers = listOf("1 0 0 [1, 2, 3]", "2 0 2 [3]", "3 0 0 [0, 0]", "4 2 0 []", "5 2 0 []")
    assertEquals(answers.map { "respond $it" }, phone.server.asked)
  }

  @Test
  fun `a phone that leaves is closed, also if Android reports a failed connection`() {
    phone.subscribe()
    phone.server.notifyDisconnection(phone.guest)
    phone.subscribe()
    callback.onConnectionStateChange(phone.guest, 8, BluetoothProfile.STATE_CONNECTED)
    assertEquals(listOf("opened 1 182", "closed 1", "opened 2 182", "closed 2"), phone.told)
  }

  @Test
  fun `Bluetooth switched off ends everything`() {
    phone.subscribe()
    phone.switchTo(BluetoothAdapter.STATE_TURNING_OFF)
    phone.switchTo(BluetoothAdapter.STATE_OFF)
    assertEquals(listOf("opened 1 182", "closed 1", "stopped off"), phone.told)
    assertTrue(phone.server.isClosed)
    assertEquals(SendResult.CLOSED, host.core.send(1, byteArrayOf(1)))
  }

  @Test
  fun `a permission withdrawn in mid-game ends everything`() {
    phone.subscribe()
    RecordingServer.withdrawn = true
    assertEquals(SendResult.CLOSED, host.core.send(1, byteArrayOf(1)))
    shadowOf(phone.context.mainLooper).idle()
    assertEquals(listOf("opened 1 182", "closed 1", "stopped not-allowed"), phone.told)
    assertTrue(phone.server.isClosed)
  }

  @Test
  fun `stopping closes the connections, the server and the advertisement`() {
    phone.subscribe()
    host.stop()
    assertEquals(listOf("opened 1 182", "closed 1"), phone.told)
    assertTrue(phone.server.isClosed)
    assertNull(RecordingAdvertiser.started)
    phone.switchTo(BluetoothAdapter.STATE_OFF)
    assertEquals(listOf("opened 1 182", "closed 1"), phone.told)
  }
}
