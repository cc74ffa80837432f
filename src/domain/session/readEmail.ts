import { isEmail } from '../text/emailAddress';

/**
 * The e-mail in an object of unknown origin, trimmed, or null when there is none that looks like one. Written out by
 * hand: the first script of the public pages needs it, and a schema library is many times its size.
 */
export function readEmail(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('email' in value) || typeof value.email !== 'string')
    return null;
  const email = value.email.trim();
  return isEmail(email) ? email : null;
}
