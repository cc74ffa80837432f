import { isEmail } from '../text/emailAddress';

/**
 * Reads and trims the `email` of an object of unknown shape; null without a valid one. Not a zod schema, because every
 * page loads this and zod is many times its size.
 */
export function readEmail(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('email' in value) || typeof value.email !== 'string')
    return null;
  const email = value.email.trim();
  return isEmail(email) ? email : null;
}
