package app.knobel.blehost

import android.bluetooth.BluetoothAdapter
import android.content.BroadcastReceiver
import android.content.Context
import android.content.Intent
import android.content.IntentFilter

/** Calls `changed` on the main thread when Bluetooth is switched on or off. */
class BluetoothSwitch(private val context: Context, private val changed: (isOn: Boolean) -> Unit) {
  private var isWatching = false

  private val receiver = object : BroadcastReceiver() {
    override fun onReceive(context: Context?, intent: Intent) {
      // The states of switching on and off count as off.
      val state = intent.getIntExtra(BluetoothAdapter.EXTRA_STATE, BluetoothAdapter.ERROR)
      changed(state == BluetoothAdapter.STATE_ON)
    }
  }

  @Synchronized
  fun watch() {
    if (!isWatching) context.registerReceiver(receiver, IntentFilter(BluetoothAdapter.ACTION_STATE_CHANGED))
    isWatching = true
  }

  @Synchronized
  fun unwatch() {
    if (isWatching) context.unregisterReceiver(receiver)
    isWatching = false
  }
}
