import type { Refusal } from '../../../engine/refusal';

/**
 * Stands at the table after the first press of an action that warns, so that the next press does it. Whatever else is
 * tapped takes it away. The prompt shows the warning.
 */
export const WARNED: Refusal = { code: 'table.warned', rule: '', text: '' };
