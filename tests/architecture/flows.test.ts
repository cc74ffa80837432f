import { readFileSync, statSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { flows } from '../../.storybook/flows';
import { readStoryList } from '../../.storybook/storyFiles';

import { readFiles } from './readFiles';
import { readStories } from './readStories';

const flowIds = readStoryList()
  .filter(({ title }) => title.startsWith('Flows/'))
  .map(({ id }) => id);

const flowStories = Object.values(readFiles('src/app/flows', /\.stories\.tsx$/)).flatMap(
  (text) => readStories(text).stories,
);
const listSteps = (source: string) => [...source.matchAll(/\bstep\('([^']*)'/g)].map(([, name = '']) => name);

/** Technical words that names of steps must not contain, since the flows are also for people who do not program. */
const technicalWordPattern = /\b(submit|invalid|timestamps?|click|url|hash|dialog|state|render|mount|component)\b/i;

it('names the steps of each flow without technical words', () => {
  expect(flowStories.length).toBeGreaterThan(10);
  expect(flowStories.filter(({ source }) => listSteps(source).length === 0).map(({ name }) => name)).toEqual([]);
  expect(
    flowStories.flatMap(({ source }) => listSteps(source)).filter((name) => technicalWordPattern.test(name)),
  ).toEqual([]);
});

const maxPictureBytes = 30_000;

describe.each(flows)('the flow $name on the front page of the Storybook', ({ storyId }) => {
  it('exists as a story', () => {
    expect(flowIds).toContain(storyId);
  });

  it('has a small WebP picture', () => {
    const file = `docs/flows/${storyId}.webp`;
    expect(readFileSync(file).toString('latin1', 8, 12)).toBe('WEBP');
    expect(statSync(file).size).toBeLessThan(maxPictureBytes);
  });
});
