import { expect, it } from 'vitest';

import { listIssueMessages } from '../samples/listIssueMessages.sample';
import { customerDraftSchema, customerPhoneSchema, customerSignInSchema } from './customerDraft';

const signInValues = {
  email: 'mira@example.com',
  firstName: 'Mira',
  lastName: 'Example',
  password: 'k7#Qm2x!Rb',
  confirmPassword: 'k7#Qm2x!Rb',
};
const phoneValues = { countryCode: '+971', phone: '50 000 0301' };

it.each([
  [{ email: ' ' }, ['Email is required']],
  [{ firstName: ' ' }, ['First name is required']],
  [{ lastName: '' }, ['Last name is required']],
  [{ password: '', confirmPassword: '' }, ['Password is required']],
  [{ confirmPassword: 'k7#Qm2x!R' }, ['Passwords do not match']],
  [{ email: '', confirmPassword: '' }, ['Email is required', 'Passwords do not match']],
  [{ email: 'x', password: ' ', confirmPassword: ' ' }, []],
])('VAL-06 the sign-in values %j have the errors %j', (overrides, messages) => {
  expect(listIssueMessages(customerSignInSchema, { ...signInValues, ...overrides })).toEqual(messages);
});

it.each([
  [{ countryCode: ' ' }, ['Country code is required']],
  [{ phone: '' }, ['Phone number is required']],
  [{ countryCode: '', phone: ' ' }, ['Country code is required', 'Phone number is required']],
  [{ countryCode: '971', phone: 'x' }, []],
])('VAL-07 the phone values %j have the errors %j', (overrides, messages) => {
  expect(listIssueMessages(customerPhoneSchema, { ...phoneValues, ...overrides })).toEqual(messages);
});

it('VAL-06 compares the passwords while the second step is invalid', () => {
  const mismatchedValues = { ...signInValues, confirmPassword: '', countryCode: '', phone: '50' };
  expect(listIssueMessages(customerDraftSchema, mismatchedValues)).toEqual([
    'Passwords do not match',
    'Country code is required',
  ]);
});

it('merges both steps and trims texts', () => {
  expect(customerDraftSchema.parse({ ...signInValues, ...phoneValues, firstName: ' Mira ' })).toEqual({
    ...signInValues,
    ...phoneValues,
  });
});
