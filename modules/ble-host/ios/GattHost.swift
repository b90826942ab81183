import CoreBluetooth

/// CoreBluetooth's peripheral manager, controlled by a `HostCore`. It can be started once.
///
/// Everything runs on one queue. JavaScript waits for it only briefly, because nothing on the queue waits for
/// JavaScript.
final class GattHost: NSObject {
  /// Called with nil when the table is advertised, otherwise with the failure.
  typealias Started = (StartFailure?) -> Void

  private let table: Table
  private let events: HostEvents
  private let adapterChanged: () -> Void
  private let queue = DispatchQueue(label: "app.knobel.ble-host")
  private lazy var core = HostCore(radio: self, events: events, lastNumber: firstNumber)
  private let firstNumber: Int
  private var starting: Started?
  private var manager: CBPeripheralManager?
  private var centrals: [String: CBCentral] = [:]
  private var requests: [Int: CBATTRequest] = [:]
  private var lastRequest = GattHost.part

  /// The number of a request that gets no response of its own.
  private static let part = 0

  init(table: Table, events: HostEvents, lastNumber: Int, adapterChanged: @escaping () -> Void) {
    self.table = table
    self.events = events
    self.firstNumber = lastNumber
    self.adapterChanged = adapterChanged
  }

  /// Starts the host. The first time, iOS now asks the person for permission (NB14).
  func start(card: Data, started: @escaping Started) throws {
    try queue.sync {
      try core.showCard([UInt8](card))
      starting = started
      let options = [CBPeripheralManagerOptionShowPowerAlertKey: false]
      manager = CBPeripheralManager(delegate: self, queue: queue, options: options)
    }
  }

  func stop() {
    queue.sync {
      core.stop()
      settle(.failed)
      close()
    }
  }

  /// Calls the core on the queue.
  func ask<Answer>(_ question: (HostCore) throws -> Answer) rethrows -> Answer {
    try queue.sync { try question(core) }
  }

  var state: CBManagerState {
    queue.sync { manager?.state ?? .unknown }
  }

  /// Ends the host. If it is still starting, the start fails; else the app gets the event `stopped`. The
  /// manager stays, because it reports when Bluetooth is on again.
  private func end(_ code: StartFailure) {
    if settle(code) {
      core.stop()
    } else {
      core.lost(code)
    }
    close()
  }

  /// Reports the result of the start. Returns false if it was reported before.
  @discardableResult
  private func settle(_ failure: StartFailure?) -> Bool {
    guard let started = starting else { return false }
    starting = nil
    started(failure)
    return true
  }

  private func close() {
    centrals = [:]
    requests = [:]
    guard let manager, manager.state == .poweredOn else { return }
    manager.stopAdvertising()
    manager.removeAllServices()
  }

  private func remember(_ request: CBATTRequest) -> Int {
    lastRequest += 1
    requests[lastRequest] = request
    return lastRequest
  }
}

// HostRadio. The core calls these functions.
extension GattHost: HostRadio {
  func notify(_ peer: String, _ value: [UInt8]) -> NotifyResult {
    guard let central = centrals[peer], let manager else { return .failed }
    let isTaken = manager.updateValue(Data(value), for: table.output, onSubscribedCentrals: [central])
    return isTaken ? .sent : .full
  }

  func respond(_ peer: String, request: Int, status: AttStatus, offset: Int, value: [UInt8]) {
    guard let asked = requests.removeValue(forKey: request) else { return }
    asked.value = Data(value)
    manager?.respond(to: asked, withResult: CBATTError.Code(rawValue: status.rawValue) ?? .unlikelyError)
  }

  func cancel(_ peer: String) {
    // CoreBluetooth can't disconnect a central.
  }
}

extension GattHost: CBPeripheralManagerDelegate {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
    switch peripheral.state {
    case .poweredOn:
      // Only for the start. When Bluetooth is on again later, JavaScript starts a new server.
      if starting != nil {
        peripheral.add(table.gattService())
      }
    case .poweredOff:
      end(.off)
    case .unauthorized:
      end(.notAllowed)
    case .unsupported:
      end(.unsupported)
    case .resetting:
      // The system's Bluetooth restarts and has lost the service.
      if starting == nil {
        end(.off)
      }
    case .unknown:
      break
    @unknown default:
      break
    }
    adapterChanged()
  }

  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: Error?) {
    // Advertising starts now, not earlier: a phone that connects at once must find the service.
    if error == nil {
      peripheral.startAdvertising([CBAdvertisementDataServiceUUIDsKey: [table.service]])
    } else {
      end(.failed)
    }
  }

  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: Error?) {
    if error == nil {
      settle(nil)
    } else {
      end(.failed)
    }
  }

  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) {
    centrals[central.peer] = central
    core.subscribed(central.peer, maxLength: central.maximumUpdateValueLength)
  }

  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) {
    core.unsubscribed(central.peer)
    centrals[central.peer] = nil
  }

  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {
    core.ready()
  }

  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {
    let target = table.target(of: request.characteristic)
    core.read(request.central.peer, request: remember(request), target: target, offset: request.offset)
  }

  /// Handles one write, which has several requests if it is long. The first request gets the only response.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {
    guard let first = requests.first else { return }
    for request in requests {
      let value = [UInt8](request.value ?? Data())
      let target = table.target(of: request.characteristic)
      let write = Write(target: target, offset: request.offset, value: value, kind: .prepare)
      core.write(first.central.peer, request: GattHost.part, write)
    }
    core.execute(first.central.peer, request: remember(first), commit: true)
  }
}

extension CBCentral {
  fileprivate var peer: String {
    identifier.uuidString
  }
}
