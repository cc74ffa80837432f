import { isRecord } from '../isRecord';
import { decodeBase64, encodeBase64 } from './base64';
import { storedFileSchema } from './storedFiles';
import type { StoredFile } from './storedFiles';

/**
 * Writes a stored file as JSON with its bytes in Base64, and yields the text in parts. Parsing the text and calling
 * `JSON.stringify` restores the same text, so that `readBackup` can compute the checksum from the parsed file.
 */
export function* writeFileJson({ bytes, ...file }: StoredFile): Generator<string> {
  yield `${JSON.stringify(file).slice(0, -1)},"bytes":"`;
  yield* encodeBase64(bytes);
  yield '"}';
}

/** Reads a stored file from a parsed JSON value; returns undefined if it is damaged. */
export function readFileJson(json: unknown): StoredFile | undefined {
  if (!isRecord(json) || typeof json['bytes'] !== 'string') return undefined;
  return storedFileSchema.safeParse({ ...json, bytes: decodeBase64(json['bytes']) }).data;
}
