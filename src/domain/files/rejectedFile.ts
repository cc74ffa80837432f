/** The error of a rejected file, and the file name for its message. */
export type RejectedFile<FileError> = { name: string; error: FileError };
