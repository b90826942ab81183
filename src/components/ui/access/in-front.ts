import { createContext } from 'react';

/** Whether the screen around it is the one that is seen. A screen stays mounted while another one is on top of it. */
export const InFrontContext = createContext(true);
