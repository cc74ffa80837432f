import { isRecord } from '../isRecord';
import { decodeBase64, encodeBase64 } from './base64';
import { storedFileSchema } from './storedFiles';
import type { StoredFile } from './storedFiles';

/** Yields the parts of a file as JSON, as `JSON.stringify` would write it, with its bytes in Base64. */
export function* writeFileJson({ bytes, ...file }: StoredFile): Generator<string> {
  yield `${JSON.stringify(file).slice(0, -1)},"bytes":"`;
  yield* encodeBase64(bytes);
  yield '"}';
}

/** Returns the file of a parsed JSON value; undefined if it is damaged. */
export function readFileJson(json: unknown): StoredFile | undefined {
  if (!isRecord(json) || typeof json['bytes'] !== 'string') return undefined;
  return storedFileSchema.safeParse({ ...json, bytes: decodeBase64(json['bytes']) }).data;
}
