import { useTable } from '../TableContext';

/** Whether the board of another seat is in front. */
export const useLooking = (): boolean => useTable((table) => table.viewer !== table.home);
