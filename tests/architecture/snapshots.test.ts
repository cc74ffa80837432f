import { describe, expect, it } from 'vitest';

import { modeSets } from '../../.storybook/modes';
import preview from '../../.storybook/preview.tsx?raw';
import readme from '../../README.md?raw';

import { readFiles } from './readFiles';
import { readStories } from './readStories';
import type { StoryFile } from './readStories';

const parseFiles = (files: Record<string, string>) =>
  Object.entries(files).map(([file, text]) => ({ file, text, ...readStories(text) }));
const storyFiles = parseFiles(readFiles('src', /\.stories\.tsx$/));

/** Maximum number of snapshots that a full build in Chromatic takes. */
const maxSnapshots = 600;

const modeSetNames: readonly string[] = Object.keys(modeSets);
const modeCounts = new Map(Object.entries(modeSets).map(([name, modes]) => [name, Object.keys(modes).length]));

const listStateStories = (files: readonly StoryFile[]) =>
  files.flatMap(({ title, stories }) =>
    stories.filter(({ tags }) => tags.includes('state')).map((story) => ({ ...story, name: `${title}/${story.name}` })),
  );
const countSnapshots = (files: readonly StoryFile[]) =>
  listStateStories(files).reduce(
    (sum, { modeSetName }) => sum + (modeSetName === undefined ? 1 : (modeCounts.get(modeSetName) ?? 0)),
    0,
  );
/**
 * Returns the stories that have both modes and globals of their own, such as a viewport. Storybook would apply the
 * globals in each mode, so all modes would look the same.
 */
const findConflicts = (files: readonly StoryFile[]) =>
  listStateStories(files).filter(({ modeSetName, hasGlobals }) => modeSetName !== undefined && hasGlobals);

describe('Chromatic', () => {
  it(`takes at most ${maxSnapshots} snapshots in a full build`, () => {
    const snapshotCount = countSnapshots(storyFiles);
    expect(snapshotCount).toBeGreaterThan(400);
    expect(snapshotCount).toBeLessThanOrEqual(maxSnapshots);
    expect(readme).toContain(`takes ${snapshotCount} snapshots`);
  });

  it('takes snapshots of about 60 states in several modes', () => {
    const states = listStateStories(storyFiles).filter(({ modeSetName }) => modeSetName !== undefined);
    expect(states.length).toBeGreaterThan(50);
    expect(states.length).toBeLessThan(70);
    expect(states.filter(({ modeSetName = '' }) => !modeSetNames.includes(modeSetName))).toEqual([]);
    expect(states.filter(({ name }) => !name.startsWith('Screens/'))).toEqual([]);
  });

  it('gets no story that has both modes and its own viewport or scheme', () => {
    expect(findConflicts(storyFiles)).toEqual([]);
  });

  it('gets modes from single stories only, so that the count is right', () => {
    const sources = [preview, ...storyFiles.map(({ metaSource }) => metaSource)];
    expect(sources.filter((source) => /\b(modes|chromatic): /.test(source))).toEqual([]);
    expect(storyFiles.filter(({ text }) => /\bchromatic: /.test(text))).toEqual([]);
  });
});

describe('the count of snapshots', () => {
  const sampleFile = readStories(`
const onPhone = { globals: { viewport: { value: 'w360' } } };
const meta = { title: 'Screens/X', tags: ['state'] };
export default meta;
export const Default = { parameters: { modes: 'site' } };
export const Copy = { ...Default };
export const Phone = { ...Default, ...onPhone };
export const Plain = {};
export const Clicks = { tags: ['!state', 'behaviour'] };
`);

  it('counts states in each of their modes, and no behaviours', () => {
    expect(countSnapshots([sampleFile])).toBe(3 * 3 + 1);
  });

  it('finds a state with modes and a viewport of its own', () => {
    expect(findConflicts([sampleFile]).map(({ name }) => name)).toEqual(['Screens/X/Phone']);
  });
});
