import { readdirSync, readFileSync } from 'node:fs';

import { loadCsf } from 'storybook/internal/csf-tools';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';

import { findIds } from './indexer';

/** A story or test that shows a requirement. Tests have no `storyId`. */
type Evidence = { name: string; storyId?: string };

/** Returns the stories in a file that name acceptance ids, as pairs of an id and the story. */
function readStoryEvidence(text: string): [string, Evidence][] {
  const csf = loadCsf(text, { makeTitle: (title) => title }).parse();
  const title = csf.meta.title ?? '';
  return Object.entries(csf._storyExports).flatMap(([key, node]) => {
    const name = storyNameFromExport(key);
    const evidence = { name: `${title}: ${name}`, storyId: toId(title, name) };
    return findIds(text.slice(node.start ?? 0, node.end ?? 0)).map((id): [string, Evidence] => [id, evidence]);
  });
}

/** Returns the titles in a test file that name acceptance ids, as pairs of an id and the test. */
function readTestEvidence(text: string): [string, Evidence][] {
  const titles = [...text.matchAll(/(['"`])([^'"`\n]*\b[A-Z]{3}-\d\d\b[^'"`\n]*)\1/g)].map(([, , title = '']) => title);
  return titles.flatMap((title) =>
    (title.match(/\b[A-Z]{3}-\d\d\b/g) ?? []).map((id): [string, Evidence] => [id, { name: title }]),
  );
}

/** Returns the texts of all files in a folder whose names end with `ending`. */
const readFiles = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'));

/** Returns the stories and tests that show each requirement, by acceptance id. */
export function readEvidence(): Record<string, Evidence[]> {
  const tests = ['src', 'tests/app', 'scripts'].flatMap((folder) => readFiles(folder, '.test.ts'));
  const pairs = [...readFiles('src', '.stories.tsx').flatMap(readStoryEvidence), ...tests.flatMap(readTestEvidence)];
  const evidence: Record<string, Evidence[]> = {};
  for (const [id, item] of pairs) (evidence[id] ??= []).push(item);
  return evidence;
}

/** Provides the module 'virtual:acceptance', whose default export is the result of `readEvidence`. */
export function acceptancePlugin(): Plugin {
  const id = 'virtual:acceptance';
  return {
    name: 'acceptance',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(readEvidence())}` : undefined),
  };
}
