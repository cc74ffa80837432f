/** Entry of local storage that records the user's permission to set cookies: its key, and its value once given. */
export const cookieConsent = { key: 'cookieConsent', given: 'true' } as const;

export const consentQuestion = 'This site uses cookies to improve your experience. Do you allow cookies?';

export const consentRequired = 'You must allow cookies to continue.';

/** True if the stored value is exactly 'true'; any other value is not a permission. */
export function isConsentGiven(stored: unknown): boolean {
  return stored === cookieConsent.given;
}
