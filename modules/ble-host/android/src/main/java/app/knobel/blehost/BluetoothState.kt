package app.knobel.blehost

import android.Manifest
import android.bluetooth.BluetoothAdapter
import android.bluetooth.BluetoothManager
import android.content.Context
import android.content.pm.PackageManager
import android.os.Build

/** Facts about this phone's Bluetooth that can be read without opening it and without a permission (NB14). */
class BluetoothState(private val context: Context) {
  private val adapter: BluetoothAdapter?
    get() = (context.getSystemService(Context.BLUETOOTH_SERVICE) as? BluetoothManager)?.adapter

  private val hasLowEnergy: Boolean
    get() = context.packageManager.hasSystemFeature(PackageManager.FEATURE_BLUETOOTH_LE)

  /** While Bluetooth is off, Android does not know whether it can advertise. Then [GattHost] finds out. */
  fun canHost(): Boolean {
    val adapter = adapter
    if (adapter == null || !hasLowEnergy) return false
    return !adapter.isEnabled || adapter.isMultipleAdvertisementSupported
  }

  fun adapterState(): String = when {
    adapter == null || !hasLowEnergy -> "unsupported"
    adapter?.isEnabled == true -> "on"
    else -> "off"
  }

  /** Android does not distinguish a refused permission from one that was never asked for. */
  fun authorization(): String {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.S) return "granted"
    val needed = listOf(
      Manifest.permission.BLUETOOTH_ADVERTISE,
      Manifest.permission.BLUETOOTH_CONNECT,
      Manifest.permission.BLUETOOTH_SCAN,
    )
    val isGranted = needed.all { context.checkSelfPermission(it) == PackageManager.PERMISSION_GRANTED }
    return if (isGranted) "granted" else "not-asked"
  }
}
