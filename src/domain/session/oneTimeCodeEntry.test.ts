import { expect, it } from 'vitest';

import { issueMessages } from '../samples/issueMessages.sample';
import { oneTimeCodeEntrySchema } from './oneTimeCodeEntry';

it('VAL-02 LOG-12 requires a code', () => {
  expect(issueMessages(oneTimeCodeEntrySchema, { code: '' })).toEqual(['Enter OTP']);
});

it('accepts a code of any length', () => {
  expect(oneTimeCodeEntrySchema.safeParse({ code: '7' }).success).toBe(true);
});
