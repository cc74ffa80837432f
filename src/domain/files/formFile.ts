/** A stored file that a record refers to. `id` is empty if only the name of the file was stored. */
export type FileReference = { id: string; name: string };

/** A file that the user has chosen: the part of the browser's `File` that the domain needs. */
export type ChosenFile = { readonly name: string; readonly type: string; arrayBuffer: () => Promise<ArrayBuffer> };

/** Value of a file field: '' for no file, a file that the user has chosen, or the stored file of the edited record. */
export type FormFile = '' | ChosenFile | FileReference;

export function isChosenFile(value: unknown): value is ChosenFile {
  return typeof value === 'object' && value !== null && 'arrayBuffer' in value;
}

/**
 * Returns the stored file that a form value refers to; undefined if the field is empty or the user has chosen a file.
 */
export function findStoredFile(file: FormFile): FileReference | undefined {
  return file && 'id' in file ? file : undefined;
}

/** Returns a draft for logging, with each chosen file replaced by its name. */
export function replaceFilesWithNames(draft: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(draft).map(([field, value]: [string, unknown]) => [field, isChosenFile(value) ? value.name : value]),
  );
}
