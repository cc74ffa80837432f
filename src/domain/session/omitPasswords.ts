import type { NewPassword } from './newPassword';

const passwordFields: Readonly<Record<keyof NewPassword, true>> = { password: true, confirmPassword: true };

/** Returns a draft without its passwords, which must not be logged (OWASP ASVS 5.0, 14.2.4). */
export function omitPasswords(draft: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !Object.hasOwn(passwordFields, name)));
}
