import Foundation
import Network

/// Bonjour for `DiscoveryCore`. It only translates. It runs on the main thread, because `NetService` needs a
/// run loop. `NetService` announces, because it accepts a port on which other code listens; `NWListener`
/// announces only its own port.
final class BonjourDiscovery: NSObject, ServiceDiscovery, NetServiceDelegate {
  weak var core: DiscoveryCore?
  private var announced: [Int: NetService] = [:]
  private var browsers: [Int: NWBrowser] = [:]
  private var resolving: [Int: NetService] = [:]

  func register(_ request: Int, type: String, name: String, port: Int) {
    let service = NetService(domain: "local.", type: type, name: name, port: Int32(port))
    service.delegate = self
    announced[request] = service
    service.publish()
  }

  func unregister(_ request: Int) {
    end(announced.removeValue(forKey: request))
  }

  func browse(_ request: Int, type: String) {
    let browser = NWBrowser(for: .bonjour(type: type, domain: "local."), using: NWParameters())
    browser.stateUpdateHandler = { [weak self] state in
      if case .failed = state {
        self?.stopBrowsing(request)
        self?.core?.onBrowseFailed(request)
      }
    }
    browser.browseResultsChangedHandler = { [weak self] _, changes in
      for change in changes {
        self?.report(change, of: request)
      }
    }
    browsers[request] = browser
    browser.start(queue: .main)
  }

  func stopBrowsing(_ request: Int) {
    browsers.removeValue(forKey: request)?.cancel()
  }

  func resolve(_ request: Int, type: String, name: String) {
    let service = NetService(domain: "local.", type: type, name: name)
    service.delegate = self
    resolving[request] = service
    service.resolve(withTimeout: 5)
  }

  func stopResolving(_ request: Int) {
    end(resolving.removeValue(forKey: request))
  }

  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
    guard let request = requestOf(sender, in: announced) else { return }
    end(announced.removeValue(forKey: request))
    core?.onRegisterFailed(request)
  }

  func netServiceDidResolveAddress(_ sender: NetService) {
    guard let request = requestOf(sender, in: resolving) else { return }
    let addresses = (sender.addresses ?? []).compactMap(ipv4)
    core?.onResolved(request, sender.name, addresses: addresses, port: sender.port)
  }

  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
    guard let request = requestOf(sender, in: resolving) else { return }
    core?.onResolveFailed(request)
  }

  /// Called at the end of a lookup, also if its time has passed and it has found IPv6 addresses only.
  func netServiceDidStop(_ sender: NetService) {
    guard let request = requestOf(sender, in: resolving) else { return }
    core?.onResolveFailed(request)
  }

  private func report(_ change: NWBrowser.Result.Change, of request: Int) {
    switch change {
    case .added(let result):
      if let name = nameOf(result) {
        core?.onFound(request, name)
      }
    case .removed(let result):
      if let name = nameOf(result) {
        core?.onLost(request, name)
      }
    default:
      break
    }
  }

  private func nameOf(_ result: NWBrowser.Result) -> String? {
    guard case .service(let name, _, _, _) = result.endpoint else { return nil }
    return name
  }

  private func requestOf(_ service: NetService, in services: [Int: NetService]) -> Int? {
    services.first { $0.value === service }?.key
  }

  private func end(_ service: NetService?) {
    service?.delegate = nil
    service?.stop()
  }

  private func ipv4(_ address: Data) -> String? {
    address.withUnsafeBytes { bytes -> String? in
      guard bytes.count >= MemoryLayout<sockaddr_in>.size else { return nil }
      var address = bytes.loadUnaligned(as: sockaddr_in.self)
      guard address.sin_family == sa_family_t(AF_INET) else { return nil }
      var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
      guard inet_ntop(AF_INET, &address.sin_addr, &text, socklen_t(text.count)) != nil else { return nil }
      return String(cString: text)
    }
  }
}
