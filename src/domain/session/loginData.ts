import { readEmail } from './readEmail';

/** Local storage key, version and restore time limit (ms) of the session. */
export const loginStorage = { key: 'logindata', version: 1, restoreLimitMs: 5000 } as const;

type Login = { email: string };

/** The stored session: empty, or the user who signed in last. */
export type LoginData = { LoginData: readonly Login[] };

/** The session before sign-in and after sign-out. */
export const signedOut: LoginData = { LoginData: [] };

/** The session after sign-in, which replaces earlier entries. */
export function createLoginData(email: string): LoginData {
  return { LoginData: [{ email }] };
}

/** Parses stored data of any shape; anything but one entry with a valid email is `signedOut`. Never throws. */
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
