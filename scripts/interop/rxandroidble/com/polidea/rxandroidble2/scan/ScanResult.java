package com.polidea.rxandroidble2.scan;

import com.polidea.rxandroidble2.RxBleDevice;

public class ScanResult {
  public RxBleDevice getBleDevice() { return null; }

  public int getRssi() { return 0; }

  public long getTimestampNanos() { return 0; }

  public ScanCallbackType getCallbackType() { return null; }

  public ScanRecord getScanRecord() { return null; }

  public IsConnectable isConnectable() { return null; }
}
