import { newPasswordSchema } from './newPassword';

/** A draft as it may be logged: a password is written nowhere (OWASP ASVS 5.0, 14.2.4). */
export function withoutPasswords(draft: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !(name in newPasswordSchema.shape)));
}
