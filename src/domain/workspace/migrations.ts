import { isRecord } from '../isRecord';
import type { WorkspaceTable } from './records';

/**
 * Converts the records of one version to the next, in the database and in older backups. If a migration throws for a
 * record in the database, the record stays unchanged, and its schema decides whether it is damaged.
 */
export type Migration = { readonly [Name in WorkspaceTable]?: (record: unknown) => unknown };

/** Converts a file name to a file reference without an id. Version 1 stored only the names of files. */
const toFileReference = (name: unknown) => (typeof name === 'string' && name !== '' ? { id: '', name } : undefined);

/** Migrations of the records: the first one to version 2, the second one to version 3, and so on. */
export const migrations: readonly Migration[] = [
  {
    tags: (tag) =>
      isRecord(tag)
        ? { ...tag, qrCodeFile: toFileReference(tag['qrCodeFile']), barcodeImage: toFileReference(tag['barcodeImage']) }
        : tag,
  },
];
