import { createContext } from 'react';

/** The id of the sprite's symbol; null outside of a sprite. */
export const CodeContext = createContext<string | null>(null);
