import type { NewPassword } from './newPassword';

const passwords: Readonly<Record<keyof NewPassword, true>> = { password: true, confirmPassword: true };

/** A draft as it may be logged: a password is written nowhere (OWASP ASVS 5.0, 14.2.4). */
export function withoutPasswords(draft: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !Object.hasOwn(passwords, name)));
}
