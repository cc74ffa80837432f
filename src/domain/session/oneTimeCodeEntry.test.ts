import { expect, it } from 'vitest';

import { listIssueMessages } from '../samples/listIssueMessages.sample';
import { oneTimeCodeEntrySchema } from './oneTimeCodeEntry';

it('VAL-02 LOG-12 requires a code', () => {
  expect(listIssueMessages(oneTimeCodeEntrySchema, { code: '' })).toEqual(['Enter OTP']);
});

it('accepts a code of any length', () => {
  expect(oneTimeCodeEntrySchema.safeParse({ code: '7' }).success).toBe(true);
});
