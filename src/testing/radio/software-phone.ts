import type { BleManager } from 'react-native-ble-plx';
import { type PeripheralOptions, SoftwarePeripheral } from './ble-host/software-peripheral';
import { bleManager } from './ble-plx/library';
import { type BlePlxOptions, NativeBlePlx } from './ble-plx/native-ble-plx';
import type { Os } from './ble-plx/native-error';
import type { RadioPhone } from './radio-phone';

/** An Android phone or an iPhone on the software radio, with the app's native modules. */
export class SoftwarePhone {
  manager: BleManager;
  peripheral: SoftwarePeripheral;
  private native: NativeBlePlx;

  constructor(
    readonly radio: RadioPhone,
    readonly os: Os,
    private readonly options: BlePlxOptions & PeripheralOptions = {},
  ) {
    this.native = new NativeBlePlx(radio, os, options);
    this.manager = bleManager(this.native, os);
    this.peripheral = new SoftwarePeripheral(radio, os, options);
  }

  /** Kills the app without a goodbye and restarts it, with a new `manager` and `peripheral`. */
  async restartApp(links: 'end' | 'stay' = 'end'): Promise<void> {
    this.native.kill();
    this.peripheral.kill();
    await this.radio.quit(links);
    this.native = new NativeBlePlx(this.radio, this.os, this.options);
    this.manager = bleManager(this.native, this.os);
    this.peripheral = new SoftwarePeripheral(this.radio, this.os, this.options);
  }

  /** Withdraws or grants the permission, like a person in the system's settings. */
  setAuthorized(authorized: boolean): void {
    this.native.setAuthorized(authorized);
    this.peripheral.setAuthorized(authorized);
  }
}
