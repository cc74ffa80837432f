import { expect, it } from 'vitest';

import { passwordEntrySchema } from './passwordEntry';

it('VAL-03 requires a password', () => {
  const { error } = passwordEntrySchema.safeParse({ password: '' });
  expect(error?.issues).toMatchObject([{ path: ['password'], message: 'Please enter password' }]);
});

it.each([' ', 'x', 'correct horse'])('accepts %j unchanged', (password) => {
  expect(passwordEntrySchema.parse({ password })).toEqual({ password });
});
