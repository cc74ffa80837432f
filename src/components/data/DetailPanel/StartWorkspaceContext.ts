import { createContext } from 'react';

/** Provides the function that lets users start a workspace; undefined while the office shows a workspace. */
export const StartWorkspaceContext = createContext<(() => void) | undefined>(undefined);
