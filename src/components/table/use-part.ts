import { type Part, partOf } from '../../stores/table/part';
import { useTable } from './TableContext';

/** The part of the table that this phone shows. */
export const usePart = (): Part => useTable(partOf);
