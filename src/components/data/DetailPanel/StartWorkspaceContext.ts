import { createContext } from 'react';

/** Provides the function that opens the panel for starting a workspace; undefined if a workspace is already in use. */
export const StartWorkspaceContext = createContext<(() => void) | undefined>(undefined);
