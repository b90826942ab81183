/// The MTU of a connection before one side requests a larger one.
private let defaultMtu = 23

/// A connected phone, by the id that the system gives it.
final class Peer {
  let id: String
  /// Whether the radio reports the connection itself. False on iPhones, which report subscriptions only.
  var linked: Bool
  var mtu = defaultMtu
  /// A notification to it is in flight or blocked, so the next one has to wait.
  var busy = false
  /// When the core first saw it connected without a subscription.
  var idleSince: Int?
  var connection: Connection?
  var prepared: PreparedWrite?

  init(_ id: String, linked: Bool) {
    self.id = id
    self.linked = linked
  }
}
