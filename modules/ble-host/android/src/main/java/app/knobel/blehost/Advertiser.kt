package app.knobel.blehost

import android.annotation.SuppressLint
import android.bluetooth.BluetoothAdapter
import android.bluetooth.le.AdvertiseCallback
import android.bluetooth.le.AdvertiseData
import android.bluetooth.le.AdvertiseSettings
import android.os.ParcelUuid
import app.knobel.blehost.core.StartFailure

/** The advertiser (NB2). Android continues to advertise after a phone has connected. */
@SuppressLint("MissingPermission")
class Advertiser(private val adapter: BluetoothAdapter, private val answered: (StartFailure?) -> Unit) {
  private val callback = object : AdvertiseCallback() {
    override fun onStartSuccess(settings: AdvertiseSettings?) = answered(null)

    override fun onStartFailure(errorCode: Int) = answered(
      when (errorCode) {
        ADVERTISE_FAILED_DATA_TOO_LARGE -> StartFailure.TOO_LARGE
        ADVERTISE_FAILED_TOO_MANY_ADVERTISERS -> StartFailure.TOO_MANY
        ADVERTISE_FAILED_FEATURE_UNSUPPORTED -> StartFailure.UNSUPPORTED
        else -> StartFailure.FAILED
      },
    )
  }

  fun start(table: Table) {
    val advertiser = adapter.bluetoothLeAdvertiser ?: return answered(StartFailure.UNSUPPORTED)
    val service = ParcelUuid(table.service)
    val settings = AdvertiseSettings.Builder()
      .setAdvertiseMode(AdvertiseSettings.ADVERTISE_MODE_LOW_LATENCY)
      .setConnectable(true)
      .build()
    // Each packet has 31 bytes. The service's id takes 18 of them besides 3 for flags; the service data takes
    // all 31.
    val advertisement = AdvertiseData.Builder().setIncludeDeviceName(false).addServiceUuid(service).build()
    val scanResponse = AdvertiseData.Builder().addServiceData(service, table.serviceData).build()
    advertiser.startAdvertising(settings, advertisement, scanResponse, callback)
  }

  fun stop() {
    adapter.bluetoothLeAdvertiser?.stopAdvertising(callback)
  }
}
