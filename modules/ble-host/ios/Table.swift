import CoreBluetooth

/// The GATT service of a table (NB1), in CoreBluetooth's types. NB2: an iPhone advertises no service data.
final class Table {
  let service: CBUUID
  let output: CBMutableCharacteristic
  private let input: CBMutableCharacteristic
  private let card: CBMutableCharacteristic

  init(service: String, input: String, output: String, card: String) {
    self.service = CBUUID(string: service)
    self.input = CBMutableCharacteristic(
      type: CBUUID(string: input), properties: .write, value: nil, permissions: .writeable)
    self.output = CBMutableCharacteristic(
      type: CBUUID(string: output), properties: .notify, value: nil, permissions: .readable)
    self.card = CBMutableCharacteristic(
      type: CBUUID(string: card), properties: .read, value: nil, permissions: .readable)
  }

  func gattService() -> CBMutableService {
    let gattService = CBMutableService(type: service, primary: true)
    gattService.characteristics = [input, output, card]
    return gattService
  }

  /// CoreBluetooth calls back only for characteristics of the service.
  func target(of characteristic: CBCharacteristic) -> Target {
    switch characteristic.uuid {
    case input.uuid: return .input
    case card.uuid: return .card
    default: return .output
    }
  }
}
