import ExpoModulesCore
import Foundation

/// Sends the core's events to JavaScript. The reference is weak, because a host may outlive the module for a
/// moment.
final class ModuleEvents: HostEvents {
  private weak var module: BleHostModule?

  init(_ module: BleHostModule) {
    self.module = module
  }

  func opened(_ connection: Int, maxLength: Int) {
    module?.sendEvent("bleHostOpened", ["connection": connection, "maxLength": maxLength])
  }

  func received(_ connection: Int, value: [UInt8]) {
    module?.sendEvent("bleHostReceived", ["connection": connection, "value": Data(value)])
  }

  func drained(_ connection: Int) {
    module?.sendEvent("bleHostDrained", ["connection": connection])
  }

  func closed(_ connection: Int) {
    module?.sendEvent("bleHostClosed", ["connection": connection])
  }

  func stopped(_ code: StartFailure) {
    module?.sendEvent("bleHostStopped", ["code": code.rawValue])
  }
}
