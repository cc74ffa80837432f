import { readFileSync, statSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { flows } from '../../.storybook/flows';
import { readStoryList } from '../../.storybook/storyFiles';

const flowIds = readStoryList()
  .filter(({ title }) => title.startsWith('Flows/'))
  .map(({ id }) => id);

const maxPictureBytes = 30_000;

describe.each(flows)('the flow $name on the front page', ({ storyId }) => {
  it('exists as a story', () => {
    expect(flowIds).toContain(storyId);
  });

  it('has a small WebP picture', () => {
    const file = `docs/flows/${storyId}.webp`;
    expect(readFileSync(file).toString('latin1', 8, 12)).toBe('WEBP');
    expect(statSync(file).size).toBeLessThan(maxPictureBytes);
  });
});
