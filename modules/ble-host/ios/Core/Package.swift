// swift-tools-version:5.9
import PackageDescription

// The core alone, which any Swift compiles and tests: swift test. In the app CocoaPods compiles it together with the rest.
let package = Package(
  name: "BleHostCore",
  targets: [
    .target(name: "BleHostCore"),
    .testTarget(name: "BleHostCoreTests", dependencies: ["BleHostCore"]),
  ]
)
