import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a file and returns its path. Passing a large content to the browser instead of a path takes seconds. */
export function writeTemporaryFile(name: string, content: Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'file-')), name);
  writeFileSync(path, content);
  return path;
}
