import CoreBluetooth

/// The service as CoreBluetooth has it (NB1). NB2: an iPhone advertises no service data.
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

  /// CoreBluetooth asks for what is in the service, nothing else.
  func target(of characteristic: CBCharacteristic) -> Target {
    switch characteristic.uuid {
    case input.uuid: return .input
    case card.uuid: return .card
    default: return .output
    }
  }
}
