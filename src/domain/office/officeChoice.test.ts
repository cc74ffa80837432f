import { describe, expect, it } from 'vitest';

import { readOfficeChoice } from './officeChoice';

describe('the stored choice of the office', () => {
  it('is read as it was stored', () => {
    const choice = { shows: 'workspace', hasWorkspace: true };
    expect(readOfficeChoice(JSON.stringify(choice))).toEqual(choice);
  });

  it.each([
    ['no value', null],
    ['text that is not JSON', '{'],
    ['other data', '{"shows":"everything","hasWorkspace":true}'],
    ['a workspace that does not exist', '{"shows":"workspace","hasWorkspace":false}'],
  ])('is undefined for %s', (_, stored) => {
    expect(readOfficeChoice(stored)).toBeUndefined();
  });
});
