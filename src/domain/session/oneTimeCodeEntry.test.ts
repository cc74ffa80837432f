import { expect, it } from 'vitest';

import { codeEntrySchema } from './oneTimeCodeEntry';

it('VAL-02 LOG-12 requires a code', () => {
  expect(codeEntrySchema.safeParse({ code: '' }).error?.issues.map(({ message }) => message)).toEqual(['Enter OTP']);
});

it('accepts a code of any length', () => {
  expect(codeEntrySchema.safeParse({ code: '7' }).success).toBe(true);
});
