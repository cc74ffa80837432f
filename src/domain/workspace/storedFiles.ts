import * as z from 'zod';

import { isChosenFile } from '../files/formFile';
import type { FileReference } from '../files/formFile';
import { idSchema, textSchema } from './recordFields';
import type { WorkspaceState } from './workspaceState';

/**
 * A file of a record, such as a picture. Files are immutable: a record that gets another file refers to a new one. The
 * state of a workspace does not contain the files, so that only displayed files are in memory.
 */
export const storedFileSchema = z.object({
  id: idSchema,
  name: textSchema,
  /** Media type of the content. */
  type: textSchema,
  bytes: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
});
export type StoredFile = z.output<typeof storedFileSchema>;

/** Replaces the chosen files in a draft with references. Returns the draft, and the files to store with the record. */
export async function extractFiles<Draft extends object>(
  draft: Draft,
  createId: () => string,
): Promise<{ draft: Draft; files: StoredFile[] }> {
  const references: Record<string, FileReference> = {};
  const files: StoredFile[] = [];
  const fields: [string, unknown][] = Object.entries(draft);
  for (const [field, value] of fields) {
    if (!isChosenFile(value)) continue;
    const { name, type } = value;
    const file = { id: createId(), name, type, bytes: new Uint8Array(await value.arrayBuffer()) };
    references[field] = { id: file.id, name };
    files.push(file);
  }
  return { draft: { ...draft, ...references }, files };
}

/** Returns the ids of the files to which records refer. */
export function collectUsedFileIds({ tags }: WorkspaceState): Set<string> {
  const ids = new Set<string>();
  for (const { qrCodeFile, barcodeImage } of tags.values()) {
    if (qrCodeFile) ids.add(qrCodeFile.id);
    if (barcodeImage) ids.add(barcodeImage.id);
  }
  return ids;
}
