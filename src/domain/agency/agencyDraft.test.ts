import { expect, it } from 'vitest';

import { issueMessages } from '../samples/issueMessages.sample';
import { agencyDetailsSchema, agencyDraftSchema, agencySignInSchema } from './agencyDraft';

const signIn = { email: 'hello@example.com', password: 'k7#Qm2x!Rb', confirmPassword: 'k7#Qm2x!Rb' };
const details = { agencyName: 'Harbour Tags', phone: '', address: '' };

it.each([
  [{ email: '  ', password: '', confirmPassword: '' }, ['Email is required', 'Password is required']],
  [{ email: '', confirmPassword: 'k7#Qm2x!R' }, ['Email is required', 'Passwords do not match']],
  [{ email: 'x', password: ' ', confirmPassword: ' ' }, []],
])('VAL-04 sign-in with %j: %j', (part, messages) => {
  expect(issueMessages(agencySignInSchema, { ...signIn, ...part })).toEqual(messages);
});

it('VAL-05 requires the name only', () => {
  expect(issueMessages(agencyDetailsSchema, { ...details, agencyName: ' ' })).toEqual(['Agency name is required']);
});

it('VAL-04 compares the passwords while the second step is invalid', () => {
  const different = { ...signIn, confirmPassword: '', ...details, agencyName: '' };
  expect(issueMessages(agencyDraftSchema, different)).toEqual(['Passwords do not match', 'Agency name is required']);
});

it('merges both steps and trims texts', () => {
  const merged = { ...signIn, ...details };
  expect(agencyDraftSchema.parse({ ...merged, email: ' hello@example.com ' })).toEqual(merged);
});
