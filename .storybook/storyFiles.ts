import { readdirSync, readFileSync } from 'node:fs';

import { loadCsf } from 'storybook/internal/csf-tools';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';

import { parseAcceptanceIds } from './indexer';

/** A story in the lists of the docs pages. */
export type ListedStory = {
  id: string;
  title: string;
  name: string;
  kind: 'state' | 'behaviour';
  /** Ids of the requirements that the story tests. */
  acceptanceIds: readonly string[];
};

/** A story or a Vitest test that checks a requirement. Tests have no `storyId`. */
export type Evidence = { name: string; storyId?: string };

/** Returns the stories in the text of a story file. */
function parseStories(text: string): ListedStory[] {
  const csf = loadCsf(text, { makeTitle: (title) => title }).parse();
  const title = csf.meta.title ?? '';
  return Object.entries(csf._storyExports).map(([exportName, node]) => {
    const name = storyNameFromExport(exportName);
    const storyTags = csf._stories[exportName]?.tags ?? [];
    const tags = [...(csf.meta.tags ?? []), ...storyTags].filter((tag) => !storyTags.includes(`!${tag}`));
    return {
      id: toId(title, name),
      title,
      name,
      kind: tags.includes('state') ? 'state' : 'behaviour',
      acceptanceIds: parseAcceptanceIds(text.slice(node.start ?? 0, node.end ?? 0)),
    };
  });
}

/** Returns a pair for each acceptance id in the test titles of a file: the id, and the test. */
function parseTestEvidence(text: string): [string, Evidence][] {
  const titles = [...text.matchAll(/(['"`])([^'"`\n]*\b[A-Z]{3}-\d\d\b[^'"`\n]*)\1/g)].map(([, , title = '']) => title);
  return titles.flatMap((title) =>
    (title.match(/\b[A-Z]{3}-\d\d\b/g) ?? []).map((id): [string, Evidence] => [id, { name: title }]),
  );
}

/** Returns the texts of all files in a folder whose names end with `suffix`. */
const readFiles = (folder: string, suffix: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(suffix))
    .sort()
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'));

export const readStoryList = (): ListedStory[] => readFiles('src', '.stories.tsx').flatMap(parseStories);

/** Returns the stories and tests of each requirement, by acceptance id. */
export function readEvidence(stories: readonly ListedStory[]): Record<string, Evidence[]> {
  const tests = ['src', 'tests/app', 'scripts'].flatMap((folder) => readFiles(folder, '.test.ts'));
  const storyEvidence = stories.flatMap(({ id, title, name, acceptanceIds }) =>
    acceptanceIds.map((acceptanceId): [string, Evidence] => [acceptanceId, { name: `${title}: ${name}`, storyId: id }]),
  );
  const evidence: Record<string, Evidence[]> = {};
  for (const [id, item] of [...storyEvidence, ...tests.flatMap(parseTestEvidence)]) (evidence[id] ??= []).push(item);
  return evidence;
}

/** Vite plugin for the module 'virtual:stories', which exports all stories, and the evidence for each requirement. */
export function storyListPlugin(): Plugin {
  const id = 'virtual:stories';
  return {
    name: 'story-list',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => {
      if (source !== `\0${id}`) return undefined;
      const stories = readStoryList();
      return `export const stories = ${JSON.stringify(stories)};
export const evidence = ${JSON.stringify(readEvidence(stories))};`;
    },
  };
}
