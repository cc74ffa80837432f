import { isRecord } from '../isRecord';
import type { WorkspaceTable } from './records';

/**
 * Converts the records of one version to the next, for the database and for older backups. In the database, a record
 * for which it throws stays unchanged, and its schema decides whether it is damaged.
 */
export type Migration = { readonly [Name in WorkspaceTable]?: (record: unknown) => unknown };

/** Converts a file name, which is all that version 1 stored, to a file reference without an id. */
const referToFile = (name: unknown) => (typeof name === 'string' && name !== '' ? { id: '', name } : undefined);

/** Migrations of the records to version 2, 3 and so on. */
export const migrations: readonly Migration[] = [
  {
    tags: (tag) =>
      isRecord(tag)
        ? { ...tag, qrCodeFile: referToFile(tag['qrCodeFile']), barcodeImage: referToFile(tag['barcodeImage']) }
        : tag,
  },
];
