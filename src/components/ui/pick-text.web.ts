/** Lets the player choose a text file. Returns its content; null if the player cancels. Rejects if it can't be read. */
export function pickText(): Promise<string | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json,text/plain';
  return new Promise((resolve, reject) => {
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) file.text().then(resolve, reject);
      else resolve(null);
    });
    input.click();
  });
}
