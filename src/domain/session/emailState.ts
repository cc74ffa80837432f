import { readEmail } from './readEmail';

/** History state that passes the email from the email page to the password and one-time code pages. */
export type EmailState = { email: string };

/** Reads the email from a history state of any shape; null if it has no valid email. Never throws. */
export function readEmailState(state: unknown): string | null {
  try {
    return readEmail(state);
  } catch {
    return null;
  }
}
