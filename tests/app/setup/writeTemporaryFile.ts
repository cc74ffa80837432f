import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a file and returns its path. Uploading a large file by its content instead of its path takes seconds. */
export function writeTemporaryFile(name: string, content: Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'file-')), name);
  writeFileSync(path, content);
  return path;
}
