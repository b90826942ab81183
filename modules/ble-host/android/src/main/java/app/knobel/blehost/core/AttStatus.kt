package app.knobel.blehost.core

/**
 * The error codes of the Attribute Protocol in a host's responses. `BluetoothGatt` has some of them, with the
 * same values.
 */
object AttStatus {
  const val OK = 0x00
  const val READ_NOT_PERMITTED = 0x02
  const val WRITE_NOT_PERMITTED = 0x03
  const val INVALID_OFFSET = 0x07
  const val PREPARE_QUEUE_FULL = 0x09
  const val INVALID_LENGTH = 0x0d
  const val INSUFFICIENT_RESOURCES = 0x11
  const val VALUE_NOT_ALLOWED = 0x13
}
