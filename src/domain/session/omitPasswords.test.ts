import { expect, it } from 'vitest';

import { omitPasswords } from './omitPasswords';

it('removes both passwords and nothing else', () => {
  const draft = { email: 'a@example.com', password: 'k7#Qm2x!Rb', confirmPassword: 'k7#Qm2x!Rb', phone: '' };
  expect(omitPasswords(draft)).toEqual({ email: 'a@example.com', phone: '' });
});

it('does not change a draft without passwords', () => {
  const draft = { name: 'Starter', price: 30 };
  expect(omitPasswords(draft)).toEqual(draft);
});
