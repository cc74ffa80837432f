/** A file that was rejected, with its name for the message. */
export type RejectedFile<FileError> = { name: string; error: FileError };
