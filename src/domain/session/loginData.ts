import { readEmail } from './readEmail';

/** How the session is kept in local storage: the key, the version of its shape, and how long to wait for it. */
export const loginStorage = { key: 'logindata', version: 1, restoreLimitMs: 5000 } as const;

/** Who has signed in. */
export type Login = { email: string };

/** The session's state under the names it is stored with: nobody, or the one who signed in last. */
export type LoginData = { LoginData: readonly Login[] };

/** The state before anybody has signed in, and after signing out. */
export const signedOut: LoginData = { LoginData: [] };

/** The state after `email` has signed in: the list is emptied first and holds this one entry. */
export function createLoginData(email: string): LoginData {
  return { LoginData: [{ email }] };
}

/**
 * What can be trusted of a state that was stored, whoever wrote it and in whatever version. Never throws; anything
 * that is not a list of at most one e-mail is `nobody`, and whatever else an entry carries is dropped.
 */
export function parseLoginData(stored: unknown): LoginData {
  try {
    if (typeof stored !== 'object' || stored === null || !('LoginData' in stored)) return signedOut;
    const { LoginData: list } = stored;
    if (!Array.isArray(list) || list.length !== 1) return signedOut;
    const email = readEmail(list[0]);
    return email === null ? signedOut : createLoginData(email);
  } catch {
    // A getter or a proxy may throw at any look.
    return signedOut;
  }
}
