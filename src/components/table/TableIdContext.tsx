import { createContext, useContext } from 'react';

/** The id of the saved game at this table; null where there is none, as in a lesson. */
export const TableIdContext = createContext<string | null>(null);

export const useTableId = (): string | null => useContext(TableIdContext);
