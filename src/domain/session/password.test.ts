import { expect, it } from 'vitest';

import { passwordEntrySchema } from './password';

it('VAL-03 asks for a password when there is none', () => {
  const { error } = passwordEntrySchema.safeParse({ password: '' });
  expect(error?.issues).toMatchObject([{ path: ['password'], message: 'Please enter password' }]);
});

it.each([' ', 'x', 'correct horse'])('takes %j as it is', (password) => {
  expect(passwordEntrySchema.parse({ password })).toEqual({ password });
});
