/** A file that was rejected: its name, for the error message, and the reason. */
export type RejectedFile<FileError> = { name: string; error: FileError };
