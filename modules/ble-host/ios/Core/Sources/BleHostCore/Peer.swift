/// Two phones have this MTU until one of them asks for more.
private let defaultMtu = 23

/// A phone as its system names it.
final class Peer {
  let id: String
  /// False on iPhones, which tell of subscriptions only.
  var linked: Bool
  var mtu = defaultMtu
  /// A notification to it is on its way, or waits for room: the next one must not overtake it.
  var busy = false
  /// Since when it is known to be connected without a subscription.
  var idleSince: Int?
  var connection: Connection?
  var prepared: PreparedWrite?

  init(_ id: String, linked: Bool) {
    self.id = id
    self.linked = linked
  }
}
