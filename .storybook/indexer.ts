import { readFileSync } from 'node:fs';

import { readCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';

const acceptancePattern = /\bacceptance: \[([^\]]*)\]/;

/** Returns the acceptance ids in the source of a story. */
export const parseAcceptanceIds = (source: string): string[] =>
  (acceptancePattern.exec(source)?.[1] ?? '').match(/[A-Z]{3}-\d\d/g) ?? [];

/**
 * Storybook's indexer for story files. Adds the acceptance ids of a story to its tags, so that the sidebar can be
 * filtered by them, and adds the tag 'flow' to user flows. The other stories below 'Flows/' do not get the tag 'flow':
 * they test parts of the app that users do not see, such as its storage.
 */
export const indexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const text = readFileSync(fileName, 'utf8');
    const csf = (await readCsf(fileName, options)).parse();
    const isFlow = fileName.includes('/src/app/flows/');
    return csf.indexInputs.map((input) => {
      const { start, end } = csf._storyExports[input.exportName] ?? {};
      const ids = parseAcceptanceIds(text.slice(start ?? 0, end ?? 0));
      return { ...input, tags: [...(input.tags ?? []), ...ids, ...(isFlow ? ['flow'] : [])] };
    });
  },
};
