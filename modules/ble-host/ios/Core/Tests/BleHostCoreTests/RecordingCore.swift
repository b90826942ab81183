import Foundation

@testable import BleHostCore

/// A core with a radio and a listener that record their calls.
final class RecordingCore: HostRadio, HostEvents {
  private var outputs: [String] = []
  private var result = NotifyResult.pending
  private var sentLeft = Int.max
  private lazy var core = HostCore(radio: self, events: self)

  func take(_ input: String) throws -> [String] {
    outputs = []
    let words = input.split(separator: " ").map(String.init)
    do {
      try perform(words[0], Array(words.dropFirst()))
    } catch is TooLong {
      outputs.append("throws")
    }
    return outputs
  }

  private func perform(_ verb: String, _ words: [String]) throws {
    switch verb {
    case "radio":
      result = NotifyResult(rawValue: words[0])!
      sentLeft = words.count > 1 ? Int(words[1])! : Int.max
    case "connected": core.connected(words[0])
    case "disconnected": core.disconnected(words[0])
    case "mtu": core.mtu(words[0], Int(words[1])!)
    case "subscribed": core.subscribed(words[0], maxLength: Int(words[1])!)
    case "unsubscribed": core.unsubscribed(words[0])
    case "sent": core.sent(words[0], ok: words[1] == "ok")
    case "ready": core.ready()
    case "tick": core.tick(now: Int(words[0])!)
    case "read":
      let target = Target(rawValue: words[2])!
      core.read(words[0], request: Int(words[1])!, target: target, offset: Int(words[3])!)
    case "write": write(words, .request)
    case "command": write(words, .command)
    case "prepare": write(words, .prepare)
    case "execute": core.execute(words[0], request: Int(words[1])!, commit: words[2] == "commit")
    case "send": outputs.append(try core.send(Int(words[0])!, bytes(words[1])).rawValue)
    case "disconnect": core.disconnect(Int(words[0])!)
    case "card": try core.showCard(bytes(words[0]))
    case "lost": core.lost(StartFailure(rawValue: words[0])!)
    case "stop": core.stop()
    default: fatalError("No such input: \(verb)")
    }
  }

  private func write(_ words: [String], _ kind: WriteKind) {
    let target = Target(rawValue: words[2])!
    let write = Write(target: target, offset: Int(words[3])!, value: bytes(words[4]), kind: kind)
    core.write(words[0], request: Int(words[1])!, write)
  }

  func notify(_ peer: String, _ value: [UInt8]) -> NotifyResult {
    outputs.append("notify \(peer) \(hex(value))")
    guard result == .sent else { return result }
    sentLeft -= 1
    return sentLeft < 0 ? .full : .sent
  }

  func respond(_ peer: String, request: Int, status: AttStatus, offset: Int, value: [UInt8]) {
    outputs.append("respond \(peer) \(request) \(hex([UInt8(status.rawValue)])) \(offset) \(hex(value))")
  }

  func cancel(_ peer: String) {
    outputs.append("cancel \(peer)")
  }

  func opened(_ connection: Int, maxLength: Int) {
    outputs.append("opened \(connection) \(maxLength)")
  }

  func received(_ connection: Int, value: [UInt8]) {
    outputs.append("received \(connection) \(hex(value))")
  }

  func drained(_ connection: Int) {
    outputs.append("drained \(connection)")
  }

  func closed(_ connection: Int) {
    outputs.append("closed \(connection)")
  }

  func stopped(_ code: StartFailure) {
    outputs.append("stopped \(code.rawValue)")
  }
}

private func hex(_ value: [UInt8]) -> String {
  value.isEmpty ? "-" : value.map { String(format: "%02x", $0) }.joined()
}

private func bytes(_ text: String) -> [UInt8] {
  if text == "-" { return [] }
  let digits = Array(text)
  return stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! }
}

/// Replaces `aa*3` by `aaaaaa`. A value is the last word of its line.
func unfold(_ line: String) -> String {
  let parts = line.split(separator: "*")
  guard parts.count == 2, let times = Int(parts[1]) else { return line }
  return String(parts[0].dropLast(2)) + String(repeating: String(parts[0].suffix(2)), count: times)
}
