/** A stored file that a record refers to. `id` is empty if only the name is known, as in records of version 1. */
export type FileReference = { id: string; name: string };

/** A file that the user has chosen: the part of the browser's `File` that the domain needs. */
export type ChosenFile = { readonly name: string; readonly type: string; arrayBuffer: () => Promise<ArrayBuffer> };

/** Value of a file field in a form: empty, a chosen file, or the stored file of the record that the form edits. */
export type FormFile = '' | ChosenFile | FileReference;

export function isChosenFile(value: unknown): value is ChosenFile {
  return typeof value === 'object' && value !== null && 'arrayBuffer' in value;
}

/** Returns the stored file of a form value; undefined for none. */
export function storedFileOf(file: FormFile): FileReference | undefined {
  return file && 'id' in file ? file : undefined;
}

/** Returns a draft with the names of chosen files instead of the files, for logging. */
export function nameFiles(draft: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(draft).map(([field, value]: [string, unknown]) => [field, isChosenFile(value) ? value.name : value]),
  );
}
