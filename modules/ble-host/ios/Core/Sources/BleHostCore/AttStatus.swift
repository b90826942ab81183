/// The error codes of the Attribute Protocol in a host's responses. `CBATTError.Code` has the same values.
enum AttStatus: Int {
  case ok = 0x00
  case readNotPermitted = 0x02
  case writeNotPermitted = 0x03
  case invalidOffset = 0x07
  case prepareQueueFull = 0x09
  case invalidLength = 0x0d
  case insufficientResources = 0x11
  case valueNotAllowed = 0x13
}
