import { isRecord } from '../isRecord';
import { isEmail } from '../text/emailAddress';

/** Navigation state that passes the email between the sign-in pages. */
export type EmailState = { email: string };

/**
 * Returns the trimmed `email` property of `value`; null if it is not a valid email address. Does not use zod, which is
 * many times larger, because every page loads this module.
 */
export function readEmail(value: unknown): string | null {
  if (!isRecord(value) || typeof value['email'] !== 'string') return null;
  const email = value['email'].trim();
  return isEmail(email) ? email : null;
}
