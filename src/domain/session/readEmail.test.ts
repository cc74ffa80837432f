import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readEmail } from './readEmail';

it('reads the email without surrounding spaces', () => {
  expect(readEmail({ email: ' owner@example.com ' })).toBe('owner@example.com');
});

it('does not interpret markup', () => {
  expect(readEmail({ email: '<b>owner</b>@example.com' })).toBe('<b>owner</b>@example.com');
});

it.each([
  ['nothing', null],
  ['a number', 7],
  ['a string', 'owner@example.com'],
  ['an array', ['owner@example.com']],
  ['an array as the email', { email: ['owner@example.com'] }],
  ['200 kB', { email: `${'x'.repeat(200_000)}@example.com` }],
  ['an invalid email', { email: 'owner' }],
])('returns null for %s', (_, state) => {
  expect(readEmail(state)).toBeNull();
});

it('never throws for any state', () => {
  fc.assert(
    fc.property(fc.anything(), (state) => {
      const email = readEmail(state);
      expect(email === null || typeof email === 'string').toBe(true);
    }),
  );
});
