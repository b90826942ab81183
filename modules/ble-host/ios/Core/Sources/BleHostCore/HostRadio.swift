/// input: IN. output: OUT itself. subscription: OUT's descriptor 0x2902, which an iPhone keeps to itself.
enum Target: String {
  case input, output, card, subscription
}

/// A command is a write without response.
enum WriteKind {
  case request, command, prepare
}

enum NotifyResult: String {
  /// The next may follow at once (an iPhone).
  case sent
  /// The next may follow after `HostCore.sent` (Android).
  case pending
  /// It was not taken; it may be tried again after `HostCore.ready`.
  case full
  /// It never will be taken.
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

/// What the core has its phone's radio do.
protocol HostRadio: AnyObject {
  func notify(_ peer: String, _ value: [UInt8]) -> NotifyResult
  func respond(_ peer: String, request: Int, status: AttStatus, offset: Int, value: [UInt8])
  /// Cuts the connection. An iPhone can't.
  func cancel(_ peer: String)
}

/// What the core tells the app. Each connection that was opened is closed once.
protocol HostEvents: AnyObject {
  func opened(_ connection: Int, maxLength: Int)
  func received(_ connection: Int, value: [UInt8])
  func drained(_ connection: Int)
  func closed(_ connection: Int)
  func stopped(_ code: StartFailure)
}
