import { describe, expect, it } from 'vitest';

import { issueMessages } from '../samples/issueMessages.sample';
import { agencyDetailsSchema, agencyDraftSchema, agencySignInSchema } from './agencyDraft';

const signIn = { email: 'hello@example.com', password: 'k7#Qm2x!Rb', confirmPassword: 'k7#Qm2x!Rb' };
const details = { agencyName: 'Harbour Tags', phone: '', address: '' };

describe('agencySignInSchema', () => {
  it('VAL-04 requires an email and a password', () => {
    const empty = { email: '  ', password: '', confirmPassword: '' };
    expect(issueMessages(agencySignInSchema, empty)).toEqual(['Email is required', 'Password is required']);
  });

  it('VAL-04 compares the passwords despite other errors', () => {
    const different = { email: '', password: 'k7#Qm2x!Rb', confirmPassword: 'k7#Qm2x!R' };
    expect(issueMessages(agencySignInSchema, different)).toEqual(['Email is required', 'Passwords do not match']);
  });

  it('does not check the format of email and password', () => {
    expect(issueMessages(agencySignInSchema, { email: 'x', password: ' ', confirmPassword: ' ' })).toEqual([]);
  });
});

it('VAL-05 requires the name only', () => {
  expect(issueMessages(agencyDetailsSchema, { agencyName: ' ', phone: '', address: '' })).toEqual([
    'Agency name is required',
  ]);
});

it('VAL-04 compares the passwords while the second step is invalid', () => {
  const different = { ...signIn, confirmPassword: '', ...details, agencyName: '' };
  expect(issueMessages(agencyDraftSchema, different)).toEqual(['Passwords do not match', 'Agency name is required']);
});

it('merges both steps and trims texts', () => {
  expect(agencyDraftSchema.parse({ ...signIn, ...details, email: ' hello@example.com ' })).toEqual({
    ...signIn,
    ...details,
  });
});
