/// `DiscoveryCore` asks the system for these. Each request has a number of its own: the system still answers for stopped ones.
protocol ServiceDiscovery: AnyObject {
  func register(_ request: Int, type: String, name: String, port: Int)
  func unregister(_ request: Int)
  func browse(_ request: Int, type: String)
  func stopBrowsing(_ request: Int)
  func resolve(_ request: Int, type: String, name: String)
  func stopResolving(_ request: Int)
}

/// JavaScript is told these.
protocol DiscoveryEvents: AnyObject {
  func found(_ name: String)
  func lost(_ name: String)
  /// The service's IPv4 addresses; at least one.
  func resolved(_ name: String, addresses: [String], port: Int)
  func announceFailed()
}
