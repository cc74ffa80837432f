/** Name and error of a rejected file, for the error message. */
export type RejectedFile<FileError> = { name: string; error: FileError };
