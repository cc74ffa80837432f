import { createContext } from 'react';

/** The id of the drawn code that pictures refer to; null outside of a sheet. */
export const CodeContext = createContext<string | null>(null);
