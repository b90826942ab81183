import { saveFile } from './save-file.web';

/** Saves a text as a file. */
export async function shareText(name: string, text: string): Promise<void> {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain';
  saveFile(name, new Blob([text], { type }));
}
