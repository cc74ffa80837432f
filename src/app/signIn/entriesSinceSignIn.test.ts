import { describe, expect, it } from 'vitest';

import { entriesSinceSignIn } from './entriesSinceSignIn';

const entriesOf = (...addresses: string[]) =>
  addresses.map((address, index) => ({ index, url: `https://example.com${address}`, sameDocument: true }));

describe('entriesSinceSignIn', () => {
  it.each([
    ['straight from the sign-in', 1, ['/', '/login', '/Agencies-DashBoard']],
    ['through the area', 3, ['/', '/login', '/Agencies-DashBoard', '/Agencies-PrintQr', '/Agencies-Partners?page=2']],
    ['in another spelling', 1, ['/Contact', '/LOGIN', '/agencies-dashboard']],
    ['opened by its address', 1, ['/Agencies-DashBoard', '/Agencies-PrintQr']],
    ['alone', 0, ['/Agencies-DashBoard']],
    ['with a public page between', 0, ['/login', '/Agencies-DashBoard', '/', '/Agencies-DashBoard']],
  ])('%s: %i', (_, steps, addresses) => {
    expect(entriesSinceSignIn(entriesOf(...addresses), addresses.length - 1)).toBe(steps);
  });

  it('looks at what lies behind, not ahead', () => {
    expect(entriesSinceSignIn(entriesOf('/', '/login', '/Agencies-DashBoard', '/Agencies-PrintQr'), 1)).toBe(0);
  });

  it('stops at another document, and at one whose address is kept from it', () => {
    const [first, second, third] = entriesOf('/login', '/Agencies-DashBoard', '/Agencies-PrintQr');
    if (!first || !second || !third) throw new Error('three entries');
    expect(entriesSinceSignIn([{ ...first, sameDocument: false }, second, third], 2)).toBe(1);
    expect(entriesSinceSignIn([{ ...first, url: null }, second, third], 2)).toBe(1);
  });
});
