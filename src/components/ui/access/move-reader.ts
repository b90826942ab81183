import { AccessibilityInfo, type View } from 'react-native';

/** Moves the screen reader to a view. */
export function moveReader(view: View): void {
  AccessibilityInfo.sendAccessibilityEvent(view, 'focus');
}
