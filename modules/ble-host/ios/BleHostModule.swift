import CoreBluetooth
import ExpoModulesCore

/// The functions for JavaScript, which `src/net/transports/bluetooth/peripheral.ts` documents.
public final class BleHostModule: Module {
  private let lock = NSLock()
  private var latest: GattHost?

  private var host: GattHost? {
    lock.lock()
    defer { lock.unlock() }
    return latest
  }

  public func definition() -> ModuleDefinition {
    Name("BleHost")
    // iOS sends an event to every module that declares its name, so the names begin with the module's.
    Events(
      "bleHostOpened",
      "bleHostReceived",
      "bleHostDrained",
      "bleHostClosed",
      "bleHostStopped",
      "bleHostAdapter"
    )

    Function("isSupported") { () -> Bool in self.canHost() }
    Function("authorization") { () -> String in authorization() }
    Function("adapterState") { () -> String in self.adapterState() }

    // Bytes are separate arguments: inside an object Expo would not convert them to Data.
    AsyncFunction("start") {
      (
        service: String, input: String, output: String, cardCharacteristic: String, serviceData: Data, card: Data,
        promise: Promise
      ) in
      let table = Table(service: service, input: input, output: output, card: cardCharacteristic)
      try self.start(table, card: card, promise: promise)
    }

    AsyncFunction("stop") { () -> Void in self.end() }

    Function("send") { (connection: Int, value: Data) throws -> String in
      let result = try self.host?.ask { try $0.send(connection, [UInt8](value)) }
      return (result ?? .closed).rawValue
    }
    Function("disconnect") { (connection: Int) -> Void in
      self.host?.ask { $0.disconnect(connection) }
    }
    Function("showCard") { (card: Data) throws -> Void in
      try self.host?.ask { try $0.showCard([UInt8](card)) }
    }
    Function("tick") { () -> Void in
      self.host?.ask { $0.tick(now: Int(ProcessInfo.processInfo.systemUptime * 1000)) }
    }

    OnDestroy { self.end() }
  }

  private func start(_ table: Table, card: Data, promise: Promise) throws {
    lock.lock()
    defer { lock.unlock() }
    latest?.stop()
    let next = GattHost(
      table: table,
      events: ModuleEvents(self),
      lastNumber: latest?.ask { $0.lastNumber } ?? 0,
      adapterChanged: { [weak self] in self?.tellAdapter() }
    )
    latest = next
    try next.start(card: card) { failure in
      if let failure {
        promise.reject(failure.rawValue, "The table can't be seen: \(failure.rawValue)")
      } else {
        promise.resolve()
      }
    }
  }

  /// Stops the host but keeps it: the next one continues its connection numbers.
  private func end() {
    host?.stop()
  }

  private func canHost() -> Bool {
    #if targetEnvironment(simulator)
      return false
    #else
      return adapterState() != "unsupported"
    #endif
  }

  /// Unknown until a table has started: to read it earlier would make iOS ask the person (NB14).
  private func adapterState() -> String {
    name(of: host?.state ?? .unknown)
  }

  private func tellAdapter() {
    // Asynchronous, because this runs on the host's queue, and `adapterState` waits for that queue.
    DispatchQueue.main.async { self.sendEvent("bleHostAdapter", ["state": self.adapterState()]) }
  }
}

private func authorization() -> String {
  switch CBManager.authorization {
  case .allowedAlways: return "granted"
  case .notDetermined: return "not-asked"
  case .denied, .restricted: return "denied"
  @unknown default: return "denied"
  }
}

private func name(of state: CBManagerState) -> String {
  switch state {
  case .poweredOn: return "on"
  case .poweredOff: return "off"
  case .unsupported: return "unsupported"
  case .unknown, .resetting, .unauthorized: return "unknown"
  @unknown default: return "unknown"
  }
}
