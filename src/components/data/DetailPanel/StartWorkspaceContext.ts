import { createContext } from 'react';

/** Provides the function that lets users start a workspace; undefined where the office already shows one. */
export const StartWorkspaceContext = createContext<(() => void) | undefined>(undefined);
