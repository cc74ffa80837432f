import { describe, expect, it } from 'vitest';

import { messagesOf } from '../samples/messagesOf.sample';
import { agencyDetailsSchema, agencyDraftSchema, agencySignInSchema } from './agencyDraft';

const signIn = { email: 'hello@example.com', password: 'k7#Qm2x!Rb', confirmPassword: 'k7#Qm2x!Rb' };
const details = { agencyName: 'Harbour Tags', phone: '', address: '' };

describe('agencySignInSchema', () => {
  it('VAL-04 asks for what is missing', () => {
    const empty = { email: '  ', password: '', confirmPassword: '' };
    expect(messagesOf(agencySignInSchema.safeParse(empty))).toEqual(['Email is required', 'Password is required']);
  });

  it('VAL-04 compares the passwords, whatever else is wrong', () => {
    const unlike = { email: '', password: 'k7#Qm2x!Rb', confirmPassword: 'k7#Qm2x!R' };
    expect(messagesOf(agencySignInSchema.safeParse(unlike))).toEqual(['Email is required', 'Passwords do not match']);
  });

  it('asks nothing of the form of an address or a password', () => {
    expect(messagesOf(agencySignInSchema.safeParse({ email: 'x', password: ' ', confirmPassword: ' ' }))).toEqual([]);
  });
});

it('VAL-05 asks for the name and nothing else', () => {
  expect(messagesOf(agencyDetailsSchema.safeParse({ agencyName: ' ', phone: '', address: '' }))).toEqual([
    'Agency name is required',
  ]);
});

it('VAL-04 compares the passwords while the second step is empty', () => {
  const unlike = { ...signIn, confirmPassword: '', ...details, agencyName: '' };
  expect(messagesOf(agencyDraftSchema.safeParse(unlike))).toEqual([
    'Passwords do not match',
    'Agency name is required',
  ]);
});

it('keeps the entries of both steps, without spaces around them', () => {
  expect(agencyDraftSchema.parse({ ...signIn, ...details, email: ' hello@example.com ' })).toEqual({
    ...signIn,
    ...details,
  });
});
