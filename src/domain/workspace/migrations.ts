import { isRecord } from '../isRecord';
import type { WorkspaceTable } from './records';

/**
 * Converts the records of one version to the next, for the database and for older backups. A record that makes it throw
 * stays as it is, so that its schema decides about it.
 */
export type Migration = { readonly [Name in WorkspaceTable]?: (record: unknown) => unknown };

/** Version 1 kept only the name of a file. */
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
