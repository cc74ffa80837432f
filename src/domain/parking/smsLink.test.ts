import fc from 'fast-check';
import { expect, it } from 'vitest';

import { getSmsLink, getSmsQrPayload } from './smsLink';

it('the link opens the messaging app with a draft', () => {
  expect(getSmsLink('7275', 'B12345 33C 1')).toBe('sms:7275?&body=B12345%2033C%201');
});

it('encodes the same message for a QR code', () => {
  expect(getSmsQrPayload('7275', 'B12345 33C 1')).toBe('SMSTO:7275:B12345 33C 1');
});

it('escapes the text of the message', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const body = getSmsLink('7275', text).slice('sms:7275?&body='.length);
      expect(body).not.toMatch(/[&?#=\s]/);
      expect(decodeURIComponent(body)).toBe(text);
    }),
  );
});
