import { readEmail } from './readEmail';

/** What travels in the history state from the e-mail entry to the password and the one-time code. */
export type EmailState = { email: string };

/** The e-mail in a history state, or null. A state can be anything: pages are reached by hand and states are forged. */
export function readEmailState(state: unknown): string | null {
  try {
    return readEmail(state);
  } catch {
    return null;
  }
}
