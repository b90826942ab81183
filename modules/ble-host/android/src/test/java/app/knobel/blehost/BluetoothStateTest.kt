package app.knobel.blehost

import android.Manifest
import android.bluetooth.BluetoothAdapter
import android.os.Build
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

@RunWith(RobolectricTestRunner::class)
class BluetoothStateTest {
  private val phone = Phone()
  private val state = BluetoothState(phone.context)
  private val application = shadowOf(RuntimeEnvironment.getApplication())

  @Test
  fun `a phone without Bluetooth LE can't host`() {
    phone.hasLowEnergy(false)
    assertFalse(state.canHost())
    assertEquals("unsupported", state.adapterState())
  }

  @Test
  fun `a phone that can advertise can host, which is known only while Bluetooth is on`() {
    phone.hasLowEnergy(true)
    shadowOf(phone.adapter).setIsMultipleAdvertisementSupported(false)
    assertFalse(state.canHost())
    assertEquals("on", state.adapterState())

    shadowOf(phone.adapter).setState(BluetoothAdapter.STATE_OFF)
    assertTrue(state.canHost())
    assertEquals("off", state.adapterState())
  }

  @Test
  fun `NB14 - all three permissions are needed from Android 12 on, none before`() {
    application.denyPermissions(Manifest.permission.BLUETOOTH_SCAN)
    application.grantPermissions(Manifest.permission.BLUETOOTH_ADVERTISE, Manifest.permission.BLUETOOTH_CONNECT)
    val isAsked = Build.VERSION.SDK_INT >= Build.VERSION_CODES.S
    assertEquals(if (isAsked) "not-asked" else "granted", state.authorization())

    application.grantPermissions(Manifest.permission.BLUETOOTH_SCAN)
    assertEquals("granted", state.authorization())
  }
}
