import { readEmail } from './readEmail';

export const loginStorage = {
  /** Local storage key of the session. */
  key: 'logindata',
  /** Version of the stored format. */
  version: 1,
  /** Maximum time in ms that the app waits for the stored session. */
  restoreLimitMs: 5000,
} as const;

type Login = { email: string };

/** The stored session: the user who signed in last, or no entry. */
export type LoginData = { LoginData: readonly Login[] };

/** The session before sign-in and after sign-out. */
export const signedOut: LoginData = { LoginData: [] };

/** Returns the session after sign-in. It replaces all earlier entries. */
export function createLoginData(email: string): LoginData {
  return { LoginData: [{ email }] };
}

/**
 * Parses stored data of any shape. Returns `signedOut` unless it has exactly one entry, with a valid email. Never
 * throws.
 */
export function parseLoginData(stored: unknown): LoginData {
  try {
    if (typeof stored !== 'object' || stored === null || !('LoginData' in stored)) return signedOut;
    const { LoginData: list } = stored;
    if (!Array.isArray(list) || list.length !== 1) return signedOut;
    const email = readEmail(list[0]);
    return email === null ? signedOut : createLoginData(email);
  } catch {
    // A getter or proxy may throw.
    return signedOut;
  }
}
