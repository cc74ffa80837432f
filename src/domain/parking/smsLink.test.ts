import fc from 'fast-check';
import { expect, it } from 'vitest';

import { smsLink, smsToPayload } from './smsLink';

it('opens the messaging app with the message written', () => {
  expect(smsLink('7275', 'B12345 33C 1')).toBe('sms:7275?&body=B12345%2033C%201');
});

it('leads a phone that reads the code to the same message', () => {
  expect(smsToPayload('7275', 'B12345 33C 1')).toBe('SMSTO:7275:B12345 33C 1');
});

it('has nothing in the body that could end it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const body = smsLink('7275', text).slice('sms:7275?&body='.length);
      expect(body).not.toMatch(/[&?#=\s]/);
      expect(decodeURIComponent(body)).toBe(text);
    }),
  );
});
