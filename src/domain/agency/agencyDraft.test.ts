import { expect, it } from 'vitest';

import { listIssueMessages } from '../samples/listIssueMessages.sample';
import { agencyDetailsSchema, agencyDraftSchema, agencySignInSchema } from './agencyDraft';

const signInValues = { email: 'hello@example.com', password: 'k7#Qm2x!Rb', confirmPassword: 'k7#Qm2x!Rb' };
const detailValues = { agencyName: 'Harbour Tags', phone: '', address: '' };

it.each([
  [{ email: '  ', password: '', confirmPassword: '' }, ['Email is required', 'Password is required']],
  [{ email: '', confirmPassword: 'k7#Qm2x!R' }, ['Email is required', 'Passwords do not match']],
  [{ email: 'x', password: ' ', confirmPassword: ' ' }, []],
])('VAL-04 the sign-in values %j have the errors %j', (overrides, messages) => {
  expect(listIssueMessages(agencySignInSchema, { ...signInValues, ...overrides })).toEqual(messages);
});

it('VAL-05 requires only the agency name', () => {
  expect(listIssueMessages(agencyDetailsSchema, { ...detailValues, agencyName: ' ' })).toEqual([
    'Agency name is required',
  ]);
});

it('VAL-04 compares the passwords while the second step is invalid', () => {
  const mismatchedValues = { ...signInValues, confirmPassword: '', ...detailValues, agencyName: '' };
  expect(listIssueMessages(agencyDraftSchema, mismatchedValues)).toEqual([
    'Passwords do not match',
    'Agency name is required',
  ]);
});

it('merges both steps and trims texts', () => {
  const mergedValues = { ...signInValues, ...detailValues };
  expect(agencyDraftSchema.parse({ ...mergedValues, email: ' hello@example.com ' })).toEqual(mergedValues);
});
