import { describe, expect, it } from 'vitest';

import { readOfficeChoice } from './officeChoice';

describe('the stored choice of the office', () => {
  it.each([
    { shows: 'workspace', hasWorkspace: true },
    { shows: 'sample', hasWorkspace: true },
    { shows: 'sample', hasWorkspace: false },
  ])('is read as it was stored: %j', (choice) => {
    expect(readOfficeChoice(JSON.stringify(choice))).toEqual(choice);
  });

  it.each([
    ['no value', null],
    ['text that is not JSON', '{'],
    ['other data', '{"shows":"everything","hasWorkspace":true}'],
    ['a damaged value', '{"shows":"sample","hasWorkspace":1}'],
    ['a workspace that does not exist', '{"shows":"workspace","hasWorkspace":false}'],
  ])('is undefined for %s', (_, stored) => {
    expect(readOfficeChoice(stored)).toBeUndefined();
  });
});
