import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readEmailState } from './emailState';

it('reads the e-mail that came along', () => {
  expect(readEmailState({ email: 'owner@example.com' })).toBe('owner@example.com');
});

it('leaves markup as the text it is', () => {
  expect(readEmailState({ email: '<b>owner</b>@example.com' })).toBe('<b>owner</b>@example.com');
});

it.each([
  ['nothing', null],
  ['a number', 7],
  ['a text', 'owner@example.com'],
  ['a list', ['owner@example.com']],
  ['an object in its place', { email: ['owner@example.com'] }],
  ['200 kB', { email: `${'x'.repeat(200_000)}@example.com` }],
  ['a text that is no e-mail', { email: 'owner' }],
])('carries no e-mail in %s', (_, state) => {
  expect(readEmailState(state)).toBeNull();
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (state) => {
      const email = readEmailState(state);
      expect(email === null || typeof email === 'string').toBe(true);
    }),
  );
});
