import type { Page } from 'playwright-core';

/** In the set-up: a new person of this phone, who sits down at once. */
export async function addPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save a name' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await sheet.waitFor({ state: 'hidden' });
}
