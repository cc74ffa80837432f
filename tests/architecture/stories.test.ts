import { describe, expect, it } from 'vitest';

import { acceptanceIds } from '../../.storybook/acceptance';

const drawn = Object.keys(
  import.meta.glob([
    '/src/components/**/*.tsx',
    '/src/screens/**/*{Screen,Wizard,Dialog,Layout}.tsx',
    '!**/*.stories.tsx',
    '!/src/components/theme/**',
    '!**/*.stage.tsx',
  ]),
);
const stories = import.meta.glob<string>('/src/**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const tests = import.meta.glob<string>(['/src/**/*.test.ts', '/tests/**/*.test.ts', '/scripts/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const titleByLayer: Record<string, RegExp> = {
  components: /title: '(Foundations|Components)\//,
  screens: /title: 'Screens\/(Site|Sign in|Admin|Agency)\//,
  app: /title: 'Flows\//,
};

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
it('finds the components, screens and stories it speaks of', () => {
  expect(drawn.length).toBeGreaterThan(10);
  expect(Object.keys(stories).length).toBeGreaterThan(10);
});

it.each(drawn)('%s is shown by a story in its folder, and one story there asserts an outcome', (file) => {
  const beside = Object.entries(stories).filter(([story]) => folderOf(story) === folderOf(file));
  expect(beside.map(([story]) => story)).not.toHaveLength(0);
  expect(beside.some(([, text]) => /\bplay\b/.test(text) && /expect\(/.test(text))).toBe(true);
});

describe.each(Object.entries(stories))('%s', (file, text) => {
  it('is titled under its own layer', () => {
    expect(text).toMatch(titleByLayer[file.split('/')[2] ?? ''] ?? /a known layer/);
  });

  it('names acceptance ids only where a play function can show them', () => {
    const named = /acceptance: \[/.test(text);
    expect(!named || /expect\(/.test(text)).toBe(true);
  });
});

it('names only acceptance ids that exist, in stories and in titles of tests', () => {
  const families = new Set(acceptanceIds.map((id) => id.slice(0, 3)));
  const known = new Set<string>(acceptanceIds);
  const named = Object.entries({ ...stories, ...tests }).flatMap(([file, text]) =>
    [...text.matchAll(/\b([A-Z]{3})-\d\d\b/g)].map((match) => ({ file, id: match[0], family: match[1] ?? '' })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ id, family }) => families.has(family) && !known.has(id))).toEqual([]);
});
