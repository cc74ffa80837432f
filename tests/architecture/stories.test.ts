import { describe, expect, it } from 'vitest';

import { acceptanceIds } from '../../.storybook/acceptance';
import { readRequirements } from '../../.storybook/requirements';
import { readEvidence, readStoryList } from '../../.storybook/storyFiles';
import acceptance from '../../docs/acceptance.md?raw';

import { listFiles, readFiles } from './readFiles';
import { findAcceptanceIds, readStories, findStoryErrors } from './readStories';

const componentFiles = [
  ...listFiles('src/components', /^(?!\/src\/components\/theme\/).*\.tsx$/),
  ...listFiles('src/screens', /(Screen|Wizard|Dialog|Layout)\.tsx$/),
].filter((file) => !/\.(stories|stage)\.tsx$/.test(file));
const stories = Object.entries(readFiles('src', /\.stories\.tsx$/)).map(([file, text]) => ({
  file,
  text,
  ...readStories(text),
}));
const testSources = ['src', 'tests/app', 'scripts'].flatMap((folder) =>
  Object.values(readFiles(folder, /\.test\.ts$/)),
);

const titlePatternByLayer: Record<string, RegExp> = {
  components: /^(Foundations|Components)\//,
  screens: /^Screens\/(Site|Sign in|Admin|Agency)\//,
  app: /^Flows\//,
};

const getFolder = (file: string) => file.slice(0, file.lastIndexOf('/'));

it('finds the components, stories and tests', () => {
  for (const list of [componentFiles, stories, testSources]) expect(list.length).toBeGreaterThan(10);
});

it.each(componentFiles)('%s has stories in its folder, and one of them asserts an outcome', (file) => {
  const siblingFiles = stories.filter((story) => getFolder(story.file) === getFolder(file));
  expect(siblingFiles.some(({ text }) => /\bplay\b/.test(text) && /\bexpect\(/.test(text))).toBe(true);
});

/** Returns the components whose stories have no comment above the meta that says when to use the component. */
function findUnexplainedComponents(
  files: readonly { title: string; file: string; componentName: string; usageComment: string }[],
) {
  const getName = (story: (typeof files)[number]) => `${getFolder(story.file)}: ${story.componentName}`;
  // Matches two sentences: one about when to use the component, and one about when not to.
  const explainedNames = files.filter(({ usageComment }) => /^.{20,}?[.:] .{10,}\.$/.test(usageComment)).map(getName);
  return files
    .filter(({ title }) => title.startsWith('Components/'))
    .map(getName)
    .filter((name) => !explainedNames.includes(name));
}

it('says for each component when to use it and when not to', () => {
  expect(findUnexplainedComponents(stories)).toEqual([]);
});

describe.each(stories.map((story) => [story.file, story] as const))('%s', (file, story) => {
  it('has a title under its layer', () => {
    expect(story.title).toMatch(titlePatternByLayer[file.split('/')[2] ?? ''] ?? /a known layer/);
  });

  it('tags each story as a state or as a behaviour with an assertion', () => {
    expect(findStoryErrors(story)).toEqual([]);
  });

  it('names acceptance ids on single stories only', () => {
    expect(findAcceptanceIds(story.metaSource)).toEqual([]);
  });
});

describe('acceptance ids', () => {
  const idsInStories = stories.flatMap((file) => file.stories.flatMap(({ source }) => findAcceptanceIds(source)));
  const idsInTests = testSources.flatMap(findAcceptanceIds);
  const prefixes = new Set(acceptanceIds.map((id) => id.slice(0, 3)));
  const namedIds = [...idsInStories, ...idsInTests].filter((id) => prefixes.has(id.slice(0, 3)));

  it('exist if a story or a test names them', () => {
    expect(namedIds.filter((id) => !acceptanceIds.includes(id))).toEqual([]);
  });

  it('each have a requirement in docs/acceptance.md', () => {
    const requirements = readRequirements(acceptance, 'Product');
    expect(requirements.map(({ id }) => id).sort()).toEqual([...acceptanceIds].sort());
    expect(requirements.filter(({ feature, check }) => !feature && !check)).toEqual([]);
  });

  it('each have a story or a test on the page Acceptance', () => {
    const evidence = readEvidence(readStoryList());
    expect(acceptanceIds.filter((id) => !evidence[id]?.length)).toEqual([]);
  });
});

describe('the rules for stories', () => {
  const makeStoryFile = (meta: string, story: string) =>
    readStories(
      `const meta = { title: 'Components/X', ${meta} };\nexport default meta;\nexport const Default = { ${story} };`,
    );

  it.each([
    ['no tag', makeStoryFile('', '')],
    ['two tags', makeStoryFile("tags: ['state']", "tags: ['behaviour'], play: () => { expect(1).toBe(1); }")],
    ['a tag that comes from a spread story', makeStoryFile('', '...Other, args: {}')],
    ['a behaviour without a play function', makeStoryFile('', "tags: ['behaviour']")],
    ['a behaviour that asserts nothing', makeStoryFile('', "tags: ['behaviour'], play: () => { click(); }")],
  ])('find %s', (_, brokenFile) => {
    expect(findStoryErrors(brokenFile)).toHaveLength(1);
  });

  it.each([
    ['a state', makeStoryFile('', "tags: ['state']")],
    ['a state by the tag of its meta', makeStoryFile("tags: ['state']", '')],
    ['a behaviour that asserts', makeStoryFile('', "tags: ['behaviour'], play: () => { expect(1).toBe(1); }")],
    [
      'a behaviour with a shared assertion',
      makeStoryFile('', "tags: ['behaviour'], play: ({ canvas }) => expectSorted(canvas)"),
    ],
    [
      'a story of another kind than its meta',
      makeStoryFile("tags: ['state']", "tags: ['!state', 'behaviour'], play: () => { expect(1).toBe(1); }"),
    ],
  ])('accept %s', (_, correctFile) => {
    expect(findStoryErrors(correctFile)).toEqual([]);
  });

  it('find acceptance ids on the meta', () => {
    expect(findAcceptanceIds(makeStoryFile("parameters: { acceptance: ['PUB-01', 'PUB-02'] }", '').metaSource)).toEqual(
      ['PUB-01', 'PUB-02'],
    );
  });
});
