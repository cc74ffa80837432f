import { expect, it } from 'vitest';

import { codeEntrySchema } from './oneTimeCodeEntry';

it('VAL-02 LOG-12 asks for a code', () => {
  expect(codeEntrySchema.safeParse({ code: '' }).error?.issues.map(({ message }) => message)).toEqual(['Enter OTP']);
});

it('assumes no length', () => {
  expect(codeEntrySchema.safeParse({ code: '7' }).success).toBe(true);
});
