import { createContext } from 'react';

/**
 * Reads a stored file by its id. Resolves to undefined if the file is missing or damaged. Rejects if the storage fails.
 */
export type ReadStoredFile = (id: string) => Promise<File | undefined>;

/** Provides the function that reads stored files by their ids; undefined with sample data, which has no files. */
export const ReadStoredFileContext = createContext<ReadStoredFile | undefined>(undefined);
