// swift-tools-version:5.9
import PackageDescription

// The core alone, which `swift test` compiles and tests on any system. For the app CocoaPods compiles it with
// the other files.
let package = Package(
  name: "BleHostCore",
  targets: [
    .target(name: "BleHostCore"),
    .testTarget(name: "BleHostCoreTests", dependencies: ["BleHostCore"]),
  ]
)
