import { createContext } from 'react';

/** The factor for the size of type in a part of a screen, beside the player's own setting. */
export const TypeSizeContext = createContext(1);
