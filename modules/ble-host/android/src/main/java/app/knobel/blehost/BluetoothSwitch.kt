package app.knobel.blehost

import android.bluetooth.BluetoothAdapter
import android.content.BroadcastReceiver
import android.content.Context
import android.content.Intent
import android.content.IntentFilter

/** Says when Bluetooth is switched on or off, on the main thread. */
class BluetoothSwitch(private val context: Context, private val changed: (isOn: Boolean) -> Unit) {
  private var isWatching = false

  private val receiver = object : BroadcastReceiver() {
    override fun onReceive(context: Context?, intent: Intent) {
      // It is as good as off while it is being switched off or on.
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
