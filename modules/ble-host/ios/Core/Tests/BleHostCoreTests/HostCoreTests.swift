import Foundation
import XCTest

@testable import BleHostCore

/// See the `about` of `cases.json`. The TypeScript and the Kotlin core pass the same cases.
final class HostCoreTests: XCTestCase {
  func testCases() throws {
    let cases = try Cases.read()
    XCTAssertFalse(cases.cases.isEmpty)
    for one in cases.cases {
      let host = RecordingCore()
      let given = try XCTUnwrap(cases.given[one.given])
      for step in given + one.steps {
        let lines = step.map(unfold)
        XCTAssertEqual(try host.take(lines[0]), Array(lines.dropFirst()), "\(one.name): \(step[0])")
      }
    }
  }
}

private struct Cases: Decodable {
  struct Case: Decodable {
    let name: String
    let given: String
    let steps: [[String]]
  }

  let given: [String: [[String]]]
  let cases: [Case]

  static func read() throws -> Cases {
    // ios/Core/Tests/BleHostCoreTests/HostCoreTests.swift
    let module = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let data = try Data(contentsOf: module.appendingPathComponent("cases.json"))
    return try JSONDecoder().decode(Cases.self, from: data)
  }
}
