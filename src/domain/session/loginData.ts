import { isRecord } from '../isRecord';
import { readEmail } from './readEmail';

export const loginStorage = {
  /** Local storage key of the session. */
  key: 'logindata',
  /** Version of the stored format. */
  version: 1,
  /** Maximum time in ms that the app waits for the stored session before it starts. */
  restoreLimitMs: 5000,
} as const;

type Login = { email: string };

/** The stored session: one entry for the user who signed in last, or no entry. */
export type LoginData = { LoginData: readonly Login[] };

/** The session before sign-in and after sign-out. */
export const signedOutLoginData: LoginData = { LoginData: [] };

/** Returns the session after sign-in. Its only entry is the user who has signed in. */
export function createLoginData(email: string): LoginData {
  return { LoginData: [{ email }] };
}

/** Parses a stored value. Returns `signedOutLoginData` unless it has exactly one entry with a valid email. */
export function parseLoginData(stored: unknown): LoginData {
  const entries = isRecord(stored) && stored['LoginData'];
  const email = Array.isArray(entries) && entries.length === 1 ? readEmail(entries[0]) : null;
  return email === null ? signedOutLoginData : createLoginData(email);
}
