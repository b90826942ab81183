package com.polidea.rxandroidble2.scan;

public class ScanSettings {
  public static class Builder {
    public Builder setScanMode(int mode) { return this; }

    public Builder setCallbackType(int type) { return this; }

    public Builder setLegacy(boolean legacy) { return this; }

    public ScanSettings build() { return null; }
  }
}
