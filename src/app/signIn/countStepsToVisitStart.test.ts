import { describe, expect, it } from 'vitest';

import { countStepsToVisitStart } from './countStepsToVisitStart';

const createEntries = (...urls: string[]) =>
  urls.map((url, index) => ({ index, url: `https://example.com${url}`, sameDocument: true }));

describe('countStepsToVisitStart', () => {
  it.each([
    ['first page after signing in', 1, ['/', '/login', '/Agencies-DashBoard']],
    [
      'third page of the area',
      3,
      ['/', '/login', '/Agencies-DashBoard', '/Agencies-PrintQr', '/Agencies-Partners?page=2'],
    ],
    ['paths in another case', 1, ['/Contact', '/LOGIN', '/agencies-dashboard']],
    ['opened without signing in', 1, ['/Agencies-DashBoard', '/Agencies-PrintQr']],
    ['the only entry', 0, ['/Agencies-DashBoard']],
    ['after a public page', 0, ['/login', '/Agencies-DashBoard', '/', '/Agencies-DashBoard']],
  ])('%s: counts %i', (_, steps, urls) => {
    expect(countStepsToVisitStart(createEntries(...urls), urls.length - 1)).toBe(steps);
  });

  it('ignores entries after the current one', () => {
    expect(countStepsToVisitStart(createEntries('/', '/login', '/Agencies-DashBoard', '/Agencies-PrintQr'), 1)).toBe(0);
  });

  it('stops at another document and at an entry without a URL', () => {
    const [first, second, third] = createEntries('/login', '/Agencies-DashBoard', '/Agencies-PrintQr');
    if (!first || !second || !third) throw new Error('three entries');
    expect(countStepsToVisitStart([{ ...first, sameDocument: false }, second, third], 2)).toBe(1);
    expect(countStepsToVisitStart([{ ...first, url: null }, second, third], 2)).toBe(1);
  });
});
