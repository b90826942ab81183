import CoreBluetooth
import ExpoModulesCore

/// What JavaScript calls. `src/net/transports/bluetooth/peripheral.ts` says what it means.
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
    // Every module that has an event of this name is told: hence the first word.
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

    // Bytes are arguments of their own: within an object they would come as something else than Data.
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

  /// It stays as the latest: the next one goes on with its numbers.
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

  /// Unknown until a table was started: asking would have iOS ask the person (NB14).
  private func adapterState() -> String {
    name(of: host?.state ?? .unknown)
  }

  private func tellAdapter() {
    // Not at once: this comes on the host's own queue, which is where its state is asked for.
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
