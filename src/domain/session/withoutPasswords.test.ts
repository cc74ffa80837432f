import { expect, it } from 'vitest';

import { withoutPasswords } from './withoutPasswords';

it('leaves out both passwords and nothing else', () => {
  const draft = { email: 'a@example.com', password: 'k7#Qm2x!Rb', confirmPassword: 'k7#Qm2x!Rb', phone: '' };
  expect(withoutPasswords(draft)).toEqual({ email: 'a@example.com', phone: '' });
});

it('leaves a draft without passwords as it is', () => {
  const draft = { name: 'Starter', price: 30 };
  expect(withoutPasswords(draft)).toEqual(draft);
});
