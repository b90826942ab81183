export interface Invitation {
  readonly table: string;
  readonly digits: string;
}

/** What a code for cameras says, wherever it leads; null for any other text. */
export function readLink(text: string): Invitation | null {
  const [, table, digits] = /\/join\/([0-9a-f]{16})#(\d{6})$/.exec(text) ?? [];
  return table !== undefined && digits !== undefined ? { table, digits } : null;
}
