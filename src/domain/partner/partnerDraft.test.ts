import { expect, it } from 'vitest';

import { listIssueMessages } from '../samples/listIssueMessages.sample';
import { partnerDraftSchema, partnerDetailsSchema, partnerSignInSchema } from './partnerDraft';

const signInValues = {
  email: 'mira@example.com',
  firstName: 'Mira',
  lastName: 'Example',
  password: 'k7#Qm2x!Rb',
  confirmPassword: 'k7#Qm2x!Rb',
};
const detailValues = { agency: 'agency-1', phone: '+971 50 000 0401' };

it.each([
  [{ email: ' ' }, ['Email is required']],
  [{ firstName: ' ' }, ['First name is required']],
  [{ lastName: '' }, []],
  [{ password: '', confirmPassword: '' }, ['Password is required']],
  [{ confirmPassword: 'k7#Qm2x!R' }, ['Passwords do not match']],
  [{ email: '', confirmPassword: '' }, ['Email is required', 'Passwords do not match']],
  [{ email: 'x', password: ' ', confirmPassword: ' ' }, []],
])('VAL-08 the sign-in values %j have the errors %j', (overrides, messages) => {
  expect(listIssueMessages(partnerSignInSchema, { ...signInValues, ...overrides })).toEqual(messages);
});

it.each([
  [{ agency: '' }, ['Agency is required']],
  [{ phone: ' ' }, ['Phone number is required']],
  [{ agency: '', phone: '' }, ['Agency is required', 'Phone number is required']],
  [{ phone: 'x' }, []],
])('VAL-09 the details %j have the errors %j', (overrides, messages) => {
  expect(listIssueMessages(partnerDetailsSchema, { ...detailValues, ...overrides })).toEqual(messages);
});

it('VAL-08 compares the passwords while the second step is invalid', () => {
  const mismatchedValues = { ...signInValues, confirmPassword: '', agency: '', phone: '50' };
  expect(listIssueMessages(partnerDraftSchema, mismatchedValues)).toEqual([
    'Passwords do not match',
    'Agency is required',
  ]);
});

it('merges both steps and trims texts', () => {
  expect(partnerDraftSchema.parse({ ...signInValues, ...detailValues, firstName: ' Mira ' })).toEqual({
    ...signInValues,
    ...detailValues,
  });
});
