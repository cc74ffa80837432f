/** A file that was rejected: its name and the error, for the error message. */
export type RejectedFile<FileError> = { name: string; error: FileError };
