/// The attributes of the service. input: IN. output: OUT itself. subscription: OUT's descriptor 0x2902, which
/// iOS handles itself.
enum Target: String {
  case input, output, card, subscription
}

/// The kinds of writes. A command is a write without response.
enum WriteKind {
  case request, command, prepare
}

enum NotifyResult: String {
  /// The next value may follow at once (on an iPhone).
  case sent
  /// The next value may follow after `HostCore.sent` (on Android).
  case pending
  /// The radio did not take the value. Try again after `HostCore.ready`.
  case full
  /// The radio will never take the value.
  case failed
}

enum SendResult: String {
  case taken, full, closed
}

enum StartFailure: String {
  case off
  case notAllowed = "not-allowed"
  case unsupported
  case tooLarge = "too-large"
  case tooMany = "too-many"
  case failed
}

struct Write {
  let target: Target
  let offset: Int
  let value: [UInt8]
  let kind: WriteKind
}

struct TooLong: Error {
  let length: Int
  let maxLength: Int
}

/// The functions of the phone's radio that the core uses.
protocol HostRadio: AnyObject {
  func notify(_ peer: String, _ value: [UInt8]) -> NotifyResult
  func respond(_ peer: String, request: Int, status: AttStatus, offset: Int, value: [UInt8])
  /// Disconnects the phone. Does nothing on an iPhone.
  func cancel(_ peer: String)
}

/// The events of the core. Each opened connection is closed once.
protocol HostEvents: AnyObject {
  func opened(_ connection: Int, maxLength: Int)
  func received(_ connection: Int, value: [UInt8])
  func drained(_ connection: Int)
  func closed(_ connection: Int)
  func stopped(_ code: StartFailure)
}
