import ExpoModulesCore

public final class LanDiscoveryModule: Module, DiscoveryEvents {
  private lazy var core: DiscoveryCore = {
    let system = BonjourDiscovery()
    let core = DiscoveryCore(system: system, events: self)
    system.core = core
    return core
  }()

  public func definition() -> ModuleDefinition {
    Name("LanDiscovery")
    Events("found", "lost", "resolved", "announceFailed")

    AsyncFunction("announce") { (type: String, name: String, port: Int) in
      self.core.announce(type: type, name: name, port: port)
    }.runOnQueue(.main)

    AsyncFunction("withdraw") {
      self.core.withdraw()
    }.runOnQueue(.main)

    AsyncFunction("browse") { (type: String) in
      self.core.browse(type: type)
    }.runOnQueue(.main)

    AsyncFunction("stopBrowsing") {
      self.core.stopBrowsing()
    }.runOnQueue(.main)

    AsyncFunction("resolve") { (name: String) in
      self.core.resolve(name)
    }.runOnQueue(.main)

    OnDestroy {
      DispatchQueue.main.async { self.core.stop() }
    }
  }

  func found(_ name: String) {
    sendEvent("found", ["name": name])
  }

  func lost(_ name: String) {
    sendEvent("lost", ["name": name])
  }

  func resolved(_ name: String, addresses: [String], port: Int) {
    sendEvent("resolved", ["name": name, "addresses": addresses, "port": port])
  }

  func announceFailed() {
    sendEvent("announceFailed")
  }
}
