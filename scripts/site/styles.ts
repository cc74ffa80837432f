import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { transform } from 'lightningcss';
import type { Selector } from 'lightningcss';

import { minimumBrowsers } from './minimumBrowsers';

/** Encodes a version such as '16.4' as the number that Lightning CSS expects. */
function encodeVersion(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}

/** The minimum browsers, for which `minifyCss` writes styles. Emotion adds prefixes that only older browsers need. */
const targets = Object.fromEntries(minimumBrowsers.map(({ name, version }) => [name, encodeVersion(version)]));

export type MinifyOptions = {
  /** Class names whose CSS rules are removed. */
  unusedClasses?: string[];
  /** Returns false for rules to remove. `selectors` is empty for `@font-face` and `@keyframes`, which have none. */
  keepsRule?: (selectors: readonly Selector[]) => boolean;
};

/** Makes CSS smaller, and removes prefixes that no supported browser needs. */
export function minifyCss(css: string, { unusedClasses = [], keepsRule }: MinifyOptions = {}): string {
  const filterRule = (selectors: readonly Selector[] = []) => (keepsRule?.(selectors) === false ? [] : undefined);
  const minifiedCss = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols: unusedClasses,
    visitor: keepsRule && {
      Rule: {
        style: ({ value }) => filterRule(value.selectors),
        'font-face': () => filterRule(),
        keyframes: () => filterRule(),
      },
    },
  }).code.toString();
  // Removes empty at-rules, since Lightning CSS keeps a media query even if `keepsRule` has removed all of its rules.
  return minifiedCss.replace(/@[^{}]*\{\}/g, '');
}

/** Returns the hash that a content security policy needs to allow a style or script element with this text. */
export const hashElement = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of the style elements in all documents of the built site in `folder`. */
export async function listStyleHashes(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const documents = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
  const styles = documents.flatMap((html) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]);
  return [...new Set(styles.map(([, css = '']) => hashElement(css)))];
}
