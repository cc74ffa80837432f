import { createContext } from 'react';

/** Reads a stored file by its id; undefined if it is missing or damaged. Rejects if the storage fails. */
export type ReadFile = (id: string) => Promise<File | undefined>;

/** Reads the files of the records that a page shows; undefined with sample data, which has none. */
export const ReadFileContext = createContext<ReadFile | undefined>(undefined);
