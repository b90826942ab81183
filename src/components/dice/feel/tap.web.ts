const LIGHT = 40; // ms
const HARD = 50;

/** A short vibration. */
export async function tap(hard: boolean): Promise<void> {
  try {
    if ('vibrate' in navigator) navigator.vibrate(hard ? HARD : LIGHT);
    else if (matchMedia('(pointer: coarse)').matches) flipSwitch();
  } catch {
    // The browser refuses.
  }
}

/**
 * Safari on iPhones has no vibration API, but vibrates when a switch is toggled. So this toggles a hidden
 * switch.
 */
function flipSwitch(): void {
  const label = document.createElement('label');
  label.ariaHidden = 'true';
  label.style.display = 'none';
  const input = document.createElement('input');
  input.type = 'checkbox';
  input.setAttribute('switch', '');
  label.append(input);
  document.head.append(label);
  label.click();
  label.remove();
}
