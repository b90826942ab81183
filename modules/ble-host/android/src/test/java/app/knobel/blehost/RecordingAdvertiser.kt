package app.knobel.blehost

import android.bluetooth.le.AdvertiseCallback
import android.bluetooth.le.AdvertiseData
import android.bluetooth.le.AdvertiseSettings
import android.bluetooth.le.BluetoothLeAdvertiser
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowBluetoothLeAdvertiser

/** Records the advertisement. A test calls its callback. */
@Implements(value = BluetoothLeAdvertiser::class)
class RecordingAdvertiser : ShadowBluetoothLeAdvertiser() {
  @Implementation
  fun startAdvertising(
    settings: AdvertiseSettings,
    data: AdvertiseData,
    scanResponse: AdvertiseData,
    callback: AdvertiseCallback,
  ) {
    if (withdrawn) throw SecurityException()
    started = Started(settings, data, scanResponse, callback)
  }

  @Implementation
  fun stopAdvertising(callback: AdvertiseCallback) {
    if (started?.callback === callback) started = null
  }

  class Started(
    val settings: AdvertiseSettings,
    val advertisement: AdvertiseData,
    val scanResponse: AdvertiseData,
    val callback: AdvertiseCallback,
  )

  companion object {
    var started: Started? = null
    var withdrawn = false

    fun reset() {
      started = null
      withdrawn = false
    }
  }
}
