/// The logic of discovery: one announcement, one search, and names that are resolved one after the other. It
/// behaves like DiscoveryCore.kt, without the multicast lock, which only Android has. It is called on one
/// thread.
final class DiscoveryCore {
  static let maxWaiting = 16

  private final class Search {
    let request: Int
    let type: String
    var resolving: Int?
    var waiting: [String] = []

    init(request: Int, type: String) {
      self.request = request
      self.type = type
    }
  }

  private let system: ServiceDiscovery
  private weak var events: DiscoveryEvents?
  private var lastRequest = 0
  private var announcement: Int?
  private var search: Search?

  init(system: ServiceDiscovery, events: DiscoveryEvents) {
    self.system = system
    self.events = events
  }

  /// Replaces the announcement before.
  func announce(type: String, name: String, port: Int) {
    withdraw()
    let request = nextRequest()
    announcement = request
    system.register(request, type: type, name: name, port: port)
  }

  func withdraw() {
    guard let request = announcement else { return }
    announcement = nil
    system.unregister(request)
  }

  /// Starts a new search: services that are still there are found again.
  func browse(type: String) {
    stopBrowsing()
    let request = nextRequest()
    search = Search(request: request, type: type)
    system.browse(request, type: type)
  }

  func stopBrowsing() {
    guard let stopped = search else { return }
    search = nil
    if let resolving = stopped.resolving {
      system.stopResolving(resolving)
    }
    system.stopBrowsing(stopped.request)
  }

  /// Looks up the addresses of a service that was found. A name beyond `maxWaiting` waiting ones is ignored.
  func resolve(_ name: String) {
    guard let current = search, current.waiting.count < DiscoveryCore.maxWaiting else { return }
    if !current.waiting.contains(name) {
      current.waiting.append(name)
    }
    resolveNext(current)
  }

  func stop() {
    withdraw()
    stopBrowsing()
  }

  func onRegisterFailed(_ request: Int) {
    guard request == announcement else { return }
    announcement = nil
    events?.announceFailed()
  }

  /// Sends no event: JavaScript starts a new search regularly anyway.
  func onBrowseFailed(_ request: Int) {
    if request == search?.request {
      search = nil
    }
  }

  func onFound(_ request: Int, _ name: String) {
    if request == search?.request {
      events?.found(name)
    }
  }

  func onLost(_ request: Int, _ name: String) {
    guard let current = search, request == current.request else { return }
    current.waiting.removeAll { $0 == name }
    events?.lost(name)
  }

  func onResolved(_ request: Int, _ name: String, addresses: [String], port: Int) {
    // The system may find the IPv4 address after the others.
    guard let current = search, !addresses.isEmpty else { return }
    events?.resolved(name, addresses: addresses, port: port)
    finishResolving(current, request)
  }

  func onResolveFailed(_ request: Int) {
    guard let current = search else { return }
    finishResolving(current, request)
  }

  private func finishResolving(_ current: Search, _ request: Int) {
    if request == current.resolving {
      current.resolving = nil
      system.stopResolving(request)
    }
    resolveNext(current)
  }

  private func resolveNext(_ current: Search) {
    guard current.resolving == nil, !current.waiting.isEmpty else { return }
    let name = current.waiting.removeFirst()
    let request = nextRequest()
    current.resolving = request
    system.resolve(request, type: current.type, name: name)
  }

  private func nextRequest() -> Int {
    lastRequest += 1
    return lastRequest
  }
}
