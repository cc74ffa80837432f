import { expect, it } from 'vitest';

import { listIssueMessages } from '../samples/listIssueMessages.sample';
import { emailEntrySchema } from './emailEntry';

it.each(['', '   ', '\t'])('VAL-01 requires an email for %j', (email) => {
  expect(listIssueMessages(emailEntrySchema, { email })).toEqual(['Please enter your email.']);
});

it.each(['abc', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b c.d', 'a@b@c.d', `${'a'.repeat(250)}@b.c.d`])(
  'VAL-01 rejects %j',
  (email) => {
    expect(listIssueMessages(emailEntrySchema, { email })).toEqual(['Please enter a valid email address.']);
  },
);

it('VAL-01 trims the email', () => {
  expect(emailEntrySchema.parse({ email: '  a@b.c ' })).toEqual({ email: 'a@b.c' });
});
