/**
 * A phone in hand shows what has fallen so long after its own reckoning of the throw, in ms. The phone in the middle
 * has the entry a moment later, draws at its own rate, and has a tray of another size.
 */
export const TO_THE_MIDDLE_MS = 600;
