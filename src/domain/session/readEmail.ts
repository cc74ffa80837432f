import { isRecord } from '../isRecord';
import { isEmail } from '../text/emailAddress';

/** History state that passes the email from the email page to the password and one-time code pages. */
export type EmailState = { email: string };

/**
 * Returns the trimmed `email` property of `value`; null unless it is a valid email address. Written without zod,
 * because every page loads this code and zod is many times larger.
 */
export function readEmail(value: unknown): string | null {
  if (!isRecord(value) || typeof value['email'] !== 'string') return null;
  const email = value['email'].trim();
  return isEmail(email) ? email : null;
}
