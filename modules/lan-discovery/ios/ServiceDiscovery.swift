/// The functions of the system that `DiscoveryCore` uses. Each request has its own number, because the system
/// still calls back for stopped ones.
protocol ServiceDiscovery: AnyObject {
  func register(_ request: Int, type: String, name: String, port: Int)
  func unregister(_ request: Int)
  func browse(_ request: Int, type: String)
  func stopBrowsing(_ request: Int)
  func resolve(_ request: Int, type: String, name: String)
  func stopResolving(_ request: Int)
}

/// The events for JavaScript.
protocol DiscoveryEvents: AnyObject {
  func found(_ name: String)
  func lost(_ name: String)
  /// The service's IPv4 addresses; at least one.
  func resolved(_ name: String, addresses: [String], port: Int)
  func announceFailed()
}
