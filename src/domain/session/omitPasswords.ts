import type { NewPassword } from './newPassword';

const passwords: Readonly<Record<keyof NewPassword, true>> = { password: true, confirmPassword: true };

/** Removes passwords from a draft before it is logged (OWASP ASVS 5.0, 14.2.4). */
export function omitPasswords(draft: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !Object.hasOwn(passwords, name)));
}
