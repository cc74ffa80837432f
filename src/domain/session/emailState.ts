import { readEmail } from './readEmail';

/** History state that passes the email to the password and one-time code pages. */
export type EmailState = { email: string };

/** Reads the email from a history state of any shape; null if there is none. Never throws. */
export function readEmailState(state: unknown): string | null {
  try {
    return readEmail(state);
  } catch {
    return null;
  }
}
