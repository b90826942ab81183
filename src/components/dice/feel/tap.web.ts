const LIGHT = 40; // ms
const HARD = 50;

/** One short knock against the hand that holds the phone. */
export async function tap(hard: boolean): Promise<void> {
  try {
    if ('vibrate' in navigator) navigator.vibrate(hard ? HARD : LIGHT);
    else if (matchMedia('(pointer: coarse)').matches) flipSwitch();
  } catch {
    // A browser that would rather not.
  }
}

/** iPhones let no page vibrate, but knock when a switch is flipped: one that nobody sees. */
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
