import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { transform } from 'lightningcss';

/** Returns a version number as Lightning CSS encodes it. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest browsers for which styles are written. Emotion adds prefixes for browsers that are older than these. */
const targets = {
  chrome: version(111),
  firefox: version(125),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/** Makes CSS smaller, and removes prefixes that no supported browser needs. */
export const minifyCss = (css: string): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets }).code.toString();

/** Returns the hash with which a content security policy allows a style element with this text. */
export const hashStyle = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** Returns the hashes of the style elements in all documents of the built site in `folder`. */
export async function listStyleHashes(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const documents = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
  const styles = documents.flatMap((html) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]);
  return [...new Set(styles.map(([, css = '']) => hashStyle(css)))];
}
